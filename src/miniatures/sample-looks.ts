import type { QueryClient } from '@tanstack/react-query';
import { designProperties } from '../../shared/design-css.ts';
import type { Language } from '../../shared/languages.ts';
import { defaultDesigns } from '../../shared/site-design.ts';
import type { SiteLooks } from '../editor/miniatures/miniature-renderer.ts';
import { openMiniatureRenderer } from './open-miniature-renderer.ts';
import { showDesign } from './show-design.ts';

/** The look of a new site, for blocks that belong to no workspace. */
export function sampleLooks(client: QueryClient, language: Language): SiteLooks {
  const design = defaultDesigns.BLOG;
  const properties = designProperties(design, 'BLOG');
  const known = new Map<string, string>();
  return {
    openMiniatureRenderer: () =>
      openMiniatureRenderer({
        ...{ design, properties, client, known },
        workspace: { type: 'BLOG', site_language: language },
      }),
    async showDesign() {
      showDesign('')(properties);
    },
  };
}
