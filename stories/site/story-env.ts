import { fieldRenderers } from '../../field-plugins/renders.ts';
import { findText } from '../../field-plugins/sdk/testing/messages.ts';
import siteMessages from '../../locales/en/site.json' with { type: 'json' };
import type { SiteRenderEnv } from '../../site/env.ts';

/** An environment like the server's, with the theme's English words. */
export function storyEnv(changes: Partial<SiteRenderEnv> = {}): SiteRenderEnv {
  return {
    language: 'en',
    translate: (key) => findText(siteMessages, key) ?? key,
    href: (url) => url,
    inquiries: '/inquiries',
    marks: false,
    audience: 'site',
    renderers: fieldRenderers,
    ...changes,
  };
}
