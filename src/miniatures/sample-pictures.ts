import type { SitePicture } from '../../site/site-block.ts';
import boat from './pictures/boat.svg';
import hills from './pictures/hills.svg';
import house from './pictures/house.svg';
import vase from './pictures/vase.svg';

/** Plain renderings that replace pictures of the workspace. */
export const samplePictures: readonly SitePicture[] = Object.entries({ hills, house, vase, boat }).map(
  ([name, url]) => ({ id: `sample-${name}`, url, width: 1200, height: 900, alt: '' }),
);
