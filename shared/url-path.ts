import { foldText } from './fold-text.ts';
import { limits } from './limits.ts';

/**
 * Normalizes a page's path for storage: leading slash, no trailing one, lower case, percent-decoded, transliterated, only
 * `[a-z0-9-_/.]` (api.md section 3, Pages). Undefined if the text cannot become such a path.
 */
export function normalizeUrlPath(text: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(text.trim());
  } catch {
    return undefined;
  }
  const folded = foldText(decoded).replace(/\s+/g, '-');
  if (!/^[a-z0-9\-_/.]*$/.test(folded)) return undefined;
  const segments = folded.split('/').filter((segment) => segment !== '');
  if (segments.some((segment) => /^\.+$/.test(segment))) return undefined;
  const path = `/${segments.join('/')}`;
  return path.length > limits.urlPathLength ? undefined : path;
}
