import { normalizeUrlPath } from '../../../shared/url-path.ts';
import type { SiteLook } from '../../../shared/wire/preview.ts';
import type { InquiryState } from '../../../site/env.ts';
import type { Context, Dependencies, AnonymousActor } from '../../platform/context.ts';
import { createChangeCache } from '../../platform/database/change-cache.ts';
import { prepareAnswer, type PreparedAnswer } from '../../platform/prepared-answer.ts';
import { isSiteFile, type SiteFile } from '../../platform/sites/reserved-paths.ts';
import { siteAddress } from '../../platform/sites/site-address.ts';
import type { SiteTheme } from '../../platform/sites/site-theme.ts';
import { findPlace, readLivePages, type LivePage, type PlaceOfSite } from '../delivery/service.ts';
import { frameOfNoSite, makeSiteRenderEnv, stylesOf } from './site-render-env.ts';
import type { HostedSite } from '../../platform/sites/site-address.ts';
import { selectNewestPages } from './repository.ts';
import { makeDocument, type SiteShell } from './site-document.ts';
import type { ReadShell } from './site-shells.ts';
import { pagesInFeed, writeFeed, writeRobots, writeSitemap } from './site-files.ts';

export interface SiteAt {
  readonly site: HostedSite;
  /** Its path there: `/sites/<slug>`, or empty on its own domain. */
  readonly base: string;
}

export type SiteAnswer = PlaceOfSite<PreparedAnswer>;

/** Renders pages of sites, and caches their bytes until the workspace changes. */
export interface SitePages {
  /** The page or file at a path of the site; undefined if there is none. `sent` is the confirmation page of a form. */
  read(context: Context, at: SiteAt, path: string, sent: boolean): Promise<SiteAnswer | undefined>;
  /** The same from the cache, for a path as written in links. */
  peek(at: SiteAt, path: string): SiteAnswer | undefined;
  /** The page with a rejected form; undefined if the path no longer has a page with a form. */
  renderRejected(
    context: Context,
    at: SiteAt,
    path: string,
    inquiry: InquiryState,
  ): Promise<string | undefined>;
  /** The form alone, for messages that cannot be accepted now: a flood of messages renders no page. */
  renderForm(context: Context, at: SiteAt, path: string, inquiry: InquiryState): Promise<string | undefined>;
  look(context: Context<AnonymousActor>): Promise<Pick<SiteLook, 'frame' | 'styles'> | undefined>;
  notFound(context: Context, at: SiteAt): Promise<PreparedAnswer>;
}

/** Maximum bytes of cached pages per process. */
const bytesKept = 64 * 1024 * 1024;

const html = 'text/html; charset=utf-8';

/** The start of the contact form in the theme's HTML. User input on pages is escaped. */
const formStart = '<form id="inquiry"';

const thanks: InquiryState = { state: 'sent', values: { name: '', email: '', message: '' }, errors: {} };

/** Generates a file of a site at an address; undefined if sites of its kind have none. */
type WriteFile = (
  context: Context<AnonymousActor>,
  site: HostedSite,
  address: string,
) => Promise<PreparedAnswer | undefined>;

export function createSitePages(
  { changes, metrics }: Pick<Dependencies, 'changes' | 'metrics'>,
  readShell: ReadShell,
): SitePages {
  const pages = createChangeCache<SiteAnswer>({
    changes,
    topic: 'content',
    capacity: bytesKept,
    weigh: (made) => ('content' in made ? made.content.weight : 1024),
    onRead: (hit) => metrics.cacheRead('sites', hit),
  });
  const renderPage = async (
    context: Context<AnonymousActor>,
    { site, base }: SiteAt,
    { path, inquiry }: { readonly path: string; readonly inquiry: InquiryState | undefined },
  ) => {
    const [theme, shell] = await Promise.all([context.theme(), readShell(context)]);
    if (shell === undefined) return undefined;
    const make = (page: LivePage) => {
      const styles = [...stylesOf(theme), shell.designStyle];
      const isAnswer = inquiry !== undefined;
      const document = makeDocument(context, { site, shell, page, base, styles, isAnswer });
      return theme.renderPage(document, makeSiteRenderEnv(context, theme, { site, base, path, inquiry }));
    };
    return findPlace(context, path, make);
  };

  const writeFile: Readonly<Record<SiteFile, WriteFile>> = {
    '/robots.txt': async (_context, _site, address) =>
      prepareAnswer(writeRobots(address), 'text/plain; charset=utf-8'),
    '/sitemap.xml': async (context, _site, address) => {
      const sitemap = await readLivePages(context, (live) => writeSitemap(address, live));
      return prepareAnswer(sitemap, 'application/xml; charset=utf-8');
    },
    '/feed.xml': async (context, site, address) => {
      const shell = await readShell(context);
      if (shell?.workspace.type !== 'BLOG') return undefined;
      const newest = await selectNewestPages(context.db, site.workspace, pagesInFeed);
      const { title, description } = shell.workspace;
      const feed = { site, address, title, description: shell.seo.description || description, pages: newest };
      return prepareAnswer(writeFeed(feed), 'application/rss+xml; charset=utf-8');
    },
  };

  return {
    peek: (at, path) => pages.peek(keyOf(at, path)),
    async read(guest, at, path, sent) {
      const url_path = normalizeUrlPath(path);
      if (url_path === undefined) return undefined;
      const context = asAnonymous(guest, at);
      const { workspace } = at.site;
      const load = async () => {
        const file = isSiteFile(url_path)
          ? await writeFile[url_path](context, at.site, siteAddress(context.config, at.site))
          : undefined;
        if (file !== undefined) return { workspace, value: { content: file } };
        const inquiry = sent ? thanks : undefined;
        const found = await renderPage(context, at, { path: url_path, inquiry });
        if (found === undefined) return undefined;
        const value = 'content' in found ? { content: prepareAnswer(found.content, html) } : found;
        return { workspace, value };
      };
      const found = await pages.read(keyOf(at, url_path, sent ? 'sent' : 'page'), load, workspace);
      return found === undefined || 'movedTo' in found || path === url_path ? found : { movedTo: url_path };
    },
    async renderRejected(guest, at, path, inquiry) {
      const found = await renderPage(asAnonymous(guest, at), at, { path, inquiry });
      const rendered = found !== undefined && 'content' in found ? found.content : '';
      return rendered.includes(formStart) ? rendered : undefined;
    },
    async renderForm(guest, { site, base }, path, inquiry) {
      const context = asAnonymous(guest, { site, base });
      const [theme, shell] = await Promise.all([context.theme(), readShell(context)]);
      if (shell === undefined) return undefined;
      const env = makeSiteRenderEnv(context, theme, { site, base, path, inquiry });
      return theme.renderFormAlone(shell.frame, env, lookOf(theme, shell));
    },
    async look(context) {
      const [theme, shell] = await Promise.all([context.theme(), readShell(context)]);
      return shell && { frame: shell.frame, styles: [...stylesOf(theme), shell.designStyle] };
    },
    async notFound(guest, at) {
      const { site, base } = at;
      const context = asAnonymous(guest, at);
      const load = async () => {
        const [theme, shell] = await Promise.all([context.theme(), readShell(context)]);
        if (shell === undefined) return undefined;
        const env = makeSiteRenderEnv(context, theme, { site, base });
        const rendered = theme.renderNotFound(shell.frame, env, lookOf(theme, shell));
        return { workspace: site.workspace, value: { content: prepareAnswer(rendered, html) } };
      };
      const found = await pages.read(keyOf(at, '', 'missing'), load, site.workspace);
      return found !== undefined && 'content' in found ? found.content : renderNoSite(guest);
    },
  };
}

/** The page for an address without a site, in the language of the visitor. */
export async function renderNoSite(context: Context): Promise<PreparedAnswer> {
  const { language, config } = context;
  const theme = await context.theme();
  const env = makeSiteRenderEnv(context, theme, { site: { slug: '', language }, base: '' });
  return prepareAnswer(theme.renderNotFound(frameOfNoSite(config), env, { styles: stylesOf(theme) }), html);
}

function lookOf(theme: SiteTheme, { designStyle, icon }: SiteShell) {
  return { styles: [...stylesOf(theme), designStyle], ...(icon !== undefined && { icon }) };
}

function asAnonymous(context: Context, { site: { workspace } }: SiteAt): Context<AnonymousActor> {
  return { ...context, actor: { kind: 'anonymous', workspace } };
}

/** Ids and bases contain no space. */
function keyOf({ site, base }: SiteAt, path: string, kind: 'page' | 'sent' | 'missing' = 'page'): string {
  return `${site.workspace} ${base} ${kind} ${path}`;
}
