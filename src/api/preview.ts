import { limits } from '../../shared/limits.ts';
import type { PagePreview, PreviewTargets } from '../../shared/wire/preview.ts';
import type { PreviewToken } from '../../shared/wire/preview-token.ts';
import { addresses } from './addresses.ts';
import { http } from '../lib/http.ts';

export function getPagePreview(page: string, signal?: AbortSignal): Promise<PagePreview> {
  return http.get(addresses.pagePreview(page), { patient: true, ...(signal && { signal }) });
}

/** Creates a token that lets the workspace's own site show the draft of a page. */
export function makePreviewToken(page: string): Promise<PreviewToken> {
  return http.post(`/api/pages/${page}/preview-token/`);
}

/** The images and pages of the workspace with these ids. */
export async function findTargets(
  workspace: string,
  wanted: { readonly images: readonly string[]; readonly pages: readonly string[] },
): Promise<PreviewTargets> {
  const found: PreviewTargets = { images: [], pages: [] };
  const most = Math.max(wanted.images.length, wanted.pages.length);
  for (let from = 0; from < most; from += limits.targetsAtOnce) {
    const [images, pages] = [wanted.images, wanted.pages].map((ids) =>
      ids.slice(from, from + limits.targetsAtOnce).join(','),
    );
    const query = { ...(images && { images }), ...(pages && { pages }) };
    const some = await http.get<PreviewTargets>(`/api/workspaces/${workspace}/preview/targets/`, { query });
    found.images.push(...some.images);
    found.pages.push(...some.pages);
  }
  return found;
}
