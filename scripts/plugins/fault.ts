/** Something wrong with a plugin or with the list of them: one sentence for whoever builds. */
export class PluginFault extends Error {
  override readonly name = 'PluginFault';
}

/** The first line of what an error says: the rest is for whoever reads stacks. */
export function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}
