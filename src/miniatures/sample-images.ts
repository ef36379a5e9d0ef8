import type { SiteImage } from '../../site/site-block.ts';
import boat from './images/boat.svg';
import hills from './images/hills.svg';
import house from './images/house.svg';
import vase from './images/vase.svg';

export const sampleImages: readonly SiteImage[] = Object.entries({ hills, house, vase, boat }).map(
  ([name, url]) => ({ id: `sample-${name}`, url, width: 1200, height: 900, alt: '' }),
);
