import { useQuery } from '@tanstack/react-query';
import { fallbackLanguage } from '../../shared/languages.ts';
import { getPagePreview } from '../api/preview.ts';
import { readPart } from '../lib/messages-backend.ts';
import { useAppStore } from '../state/app-store.ts';

export function usePreviewData({ id, workspace }: { readonly id: string; readonly workspace: string }) {
  const language = useAppStore(
    ({ workspaces }) => workspaces.list.find((one) => one.id === workspace)?.site_language,
  );
  return useQuery({
    queryKey: ['preview', id],
    async queryFn({ signal }) {
      // Requested together with the data, and again if the language of the site has just changed.
      const known = language ?? fallbackLanguage;
      const [found, messages] = await Promise.all([getPagePreview(id, signal), readPart(known, 'site')]);
      const now = found.site.language;
      return { ...found, messages: now === known ? messages : await readPart(now, 'site') };
    },
    gcTime: 0,
    staleTime: Infinity,
  });
}
