import type { OctavoConfig } from './scripts/plugins/config.ts';

/** Additions of this installation to Octavo, read by `npm run plugins` and by every build. */
const config: OctavoConfig = {
  // Field types besides those in field-plugins/: names of npm packages, or folders that are being worked on ('../my-field').
  fieldPlugins: [],
};

export default config;
