import type { OctavoConfig } from './scripts/plugins/config.ts';

/** What this installation adds to Octavo. `npm run plugins` reads it, and so does every build. */
const config: OctavoConfig = {
  // Field types besides those in field-plugins/: names of npm packages, or folders that are being worked on ('../my-field').
  fieldPlugins: [],
};

export default config;
