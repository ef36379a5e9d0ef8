/** Something wrong with a plugin or with the list of plugins: one sentence for the person who builds. */
export class PluginFault extends Error {
  override readonly name = 'PluginFault';
}

/** The first line of an error's message, without the stack. */
export function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}
