import { useQuery } from '@tanstack/react-query';
import { getPagePreview } from '../api/preview.ts';
import { loadSiteWords } from '../drawing/site-words.ts';

/** What a page is drawn with while it is edited, with the theme's words. */
export function usePreviewData(page: string) {
  return useQuery({
    queryKey: ['preview', page],
    async queryFn({ signal }) {
      const found = await getPagePreview(page, signal);
      return { ...found, words: await loadSiteWords(found.site.language) };
    },
    gcTime: 0,
    staleTime: Infinity,
  });
}
