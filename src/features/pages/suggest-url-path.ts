import { foldText } from '../../../shared/fold-text.ts';
import { limits } from '../../../shared/limits.ts';

/** A path for a page with this title: its letters and digits, joined by hyphens. Empty for a title without any. */
export function suggestUrlPath(title: string): string {
  const words = foldText(title).match(/[a-z0-9]+/g);
  return words === null ? '' : `/${words.join('-')}`.slice(0, limits.urlPathLength);
}
