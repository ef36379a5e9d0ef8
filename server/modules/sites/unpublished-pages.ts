import { intlTag } from '../../../shared/intl.ts';
import type { Language } from '../../../shared/languages.ts';
import type { SiteRenderEnv } from '../../../site/env.ts';
import type { SiteBlock } from '../../../site/site-block.ts';
import type { SiteParts } from '../../../site/site-document.ts';
import type { Context } from '../../platform/context.ts';
import { siteAddress } from '../../platform/sites/site-address.ts';
import type { SiteTheme } from '../../platform/sites/site-theme.ts';
import { readDraft } from '../delivery/service.ts';
import type { PageSnapshot } from '../pages/service.ts';
import { frameOfNoSite, makeSiteRenderEnv, stylesOf } from './site-render-env.ts';
import { selectSiteOf } from './repository.ts';
import { toSiteBlock, type SiteShell } from './site-document.ts';
import type { ReadShell } from './site-shells.ts';

/** An unpublished page: its draft, or a former version. */
export interface UnpublishedPage {
  readonly workspace: string;
  readonly title: string;
  readonly url_path: string;
  /** Approximate bytes of its blocks. */
  readonly bytes: number;
  /** Undefined if its blocks are gone. */
  read(): Promise<PageSnapshot | undefined>;
}

export interface RenderedParts extends SiteParts {
  readonly styles: readonly string[];
}

/** Renders pages that are not live, including those of workspaces whose site is off. Not cached. */
export interface UnpublishedPages {
  /** A whole page, for visitors with a link to it. Its links lead to the site if that is on, and nowhere otherwise. */
  renderDraft(
    context: Context,
    page: UnpublishedPage & { readonly expires_at: string },
  ): Promise<string | undefined>;
  /** A page in parts, for the app, where links are inactive. */
  renderParts(context: Context, page: UnpublishedPage): Promise<RenderedParts | undefined>;
}

interface Material {
  readonly theme: SiteTheme;
  readonly shell: SiteShell;
  readonly blocks: readonly SiteBlock[];
  readonly styles: readonly string[];
  readonly language: Language;
  readonly env: SiteRenderEnv;
  /** The address of the site; undefined while it is off. */
  readonly address: string | undefined;
  /** The paths of drafts that the page links to. */
  readonly drafts: ReadonlySet<string>;
}

export function createUnpublishedPages(readShell: ReadShell): UnpublishedPages {
  const renderPage = async <Rendered>(
    context: Context,
    page: UnpublishedPage,
    rendered: (material: Material) => Rendered,
  ): Promise<Rendered | undefined> => {
    const { workspace } = page;
    const anonymous = { ...context, actor: { kind: 'anonymous', workspace } as const };
    const [theme, shell, site] = await Promise.all([
      context.theme(),
      readShell(anonymous),
      selectSiteOf(context.db, workspace),
    ]);
    if (shell === undefined || site === undefined) return undefined;
    const isOn = site.enabled_at !== null && site.taken_down_at === null;
    const address = isOn ? siteAddress(context.config, site) : undefined;
    const language = site.language as Language;
    const env = makeSiteRenderEnv(context, theme, {
      site: { slug: site.slug, language },
      base: address ?? '',
    });
    return readDraft(anonymous, page, ({ blocks, drafts }) =>
      rendered({
        ...{ theme, shell, language, env, address, drafts },
        styles: [...stylesOf(theme), shell.designStyle],
        blocks: blocks.map((block) => toSiteBlock(block, context)),
      }),
    );
  };
  return {
    renderDraft: (context, page) =>
      renderPage(context, page, ({ theme, shell, blocks, styles, language, env, address, drafts }) => {
        const until = new Date(page.expires_at);
        const date = new Intl.DateTimeFormat(intlTag(language), { dateStyle: 'long', timeZone: 'UTC' });
        const head = {
          title: page.title,
          description: '',
          styles,
          noindex: true,
          ...(shell.icon !== undefined && { icon: shell.icon }),
        };
        const href = (url: string) =>
          url.startsWith('/') && (address === undefined || drafts.has(url)) ? undefined : env.href(url);
        return theme.renderPage(
          {
            ...{ frame: shell.frame, head, path: page.url_path, blocks },
            notice: env.translate('draft_notice', { date: date.format(until) }),
          },
          { ...env, href },
        );
      }),
    renderParts: (context, page) =>
      renderPage(context, page, ({ theme, shell, blocks, styles, env }) => ({
        styles,
        ...theme.renderParts(
          { frame: shell.frame, path: page.url_path, blocks },
          // The app's frame does not follow links.
          { ...env, href: (url) => url, audience: 'preview' },
        ),
      })),
  };
}

/**
 * The page for an invalid link, in the language of the visitor. It is the same for every reason, unless the visit
 * itself is rejected with the sentence `refused`.
 */
export async function renderNoPreview(context: Context, rejected?: string): Promise<string> {
  const { language, config } = context;
  const theme = await context.theme();
  const env = makeSiteRenderEnv(context, theme, { site: { slug: '', language }, base: '' });
  const inert = { ...env, href: () => undefined };
  return theme.renderNoPreview(frameOfNoSite(config), inert, stylesOf(theme), rejected);
}
