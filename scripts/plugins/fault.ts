/** Something wrong with a plugin or with the list of them: one sentence for whoever builds. */
export class PluginFault extends Error {
  override readonly name = 'PluginFault';
}
