/**
 * The files that a path needs at once in addition to those that `index.html` names: scripts, and the style sheets of these
 * scripts. The build writes them into `firstFilesName`.
 */
export interface FirstFiles {
  /** A path of `screenPaths`; undefined for every other one. */
  readonly path?: string;
  readonly guest: readonly string[];
  readonly signedIn: readonly string[];
}

/** In the folder of the client. Nothing serves it. */
export const firstFilesName = '.vite/first-files.json';
