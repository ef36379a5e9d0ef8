import { designFolder, siteFontFolder } from './design-file.ts';
import { sitesPath } from './site-address.ts';

/** The files that every site has. `site-pages.ts` makes each of them. */
export const siteFiles = ['/robots.txt', '/sitemap.xml', '/feed.xml'] as const;

/** A file that a site makes itself. */
export type SiteFile = (typeof siteFiles)[number];

/** Where the style sheets and scripts of all sites are. */
export const siteAssetFolder = `${sitesPath}/assets/`;

/** What the server answers at the same paths on every host, also on the domain of a site. */
export const sharedFolders: readonly string[] = [
  '/api/',
  '/media/',
  designFolder,
  siteFontFolder,
  siteAssetFolder,
];

/** Folders in which no page may be made. Forms are sent to an address below that of all sites. */
export const reservedFolders: readonly string[] = [
  ...sharedFolders.filter((folder) => folder !== siteAssetFolder),
  `${sitesPath}/`,
];

/** Whether a path is one that no page may take: visitors would not see it everywhere. */
export function isReservedPath(path: string): boolean {
  return isSiteFile(path) || reservedFolders.some((folder) => path.startsWith(folder));
}

/** Whether a path is that of a file that the site makes. */
export function isSiteFile(path: string): path is SiteFile {
  return siteFiles.some((file) => file === path);
}
