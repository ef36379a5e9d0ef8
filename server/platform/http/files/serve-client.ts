import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isScreen } from '../../../../shared/screen-paths.ts';
import { darkColors, lightColors } from '../../../../theme/tokens.ts';
import { asBrandFile } from '../../brand/brand-file.ts';
import { brandPage } from '../../brand/brand-page.ts';
import type { Brand, BrandFile } from '../../brand/brand.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { App } from '../routes/app-types.ts';
import { serveBrand } from './serve-brand.ts';

/** Answers a GET without a route from the client build; undefined if the build has no file for it. */
export type ClientFallback = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined;

/** Under these paths a missing file is a 404, because the client has no screens there. */
const notScreens = /^\/(api|assets|media|locales|brand|previews?|sites|site-design|site-fonts)(\/|$)/;

/** The build puts all its files in one folder. */
const assetName = /^[\w-][\w.-]*$/;

/**
 * Serves `dist/client`: hashed assets cached forever, root files revalidated, and `index.html` with the brand for every
 * screen. Without a build it serves nothing.
 */
export async function serveClient(app: App, folder: string, brand: Brand): Promise<ClientFallback> {
  if (!fs.existsSync(path.join(folder, 'index.html'))) return () => undefined;
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, index: false });
  const rootFiles = new Set(
    fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : [])),
  );

  const favicon = brand.favicon ?? faviconInColours(folder, brand);
  serveBrand(app, favicon === undefined ? brand.files : [...brand.files, favicon]);
  const page = brand.page === undefined ? undefined : readBranded(folder, brand, favicon);

  app.route<{ Params: { '*': string } }>({
    method: 'GET',
    url: '/assets/*',
    config: { guard: 'public' },
    schema: { hide: true },
    handler(request, reply) {
      const name = request.params['*'];
      if (!assetName.test(name)) throw new ServiceError('not_found');
      return reply.sendFile(`assets/${name}`, {
        immutable: true,
        maxAge: '365d',
        dotfiles: 'ignore',
      });
    },
  });

  return (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const pathname = request.url.split('?')[0] ?? '';
    const name = pathname.slice(1);
    if (rootFiles.has(name) && !/\.(br|gz|html)$/.test(name))
      return reply.sendFile(name, { cacheControl: true, maxAge: 0 });
    if (notScreens.test(pathname) || !acceptsScreen(request.headers.accept, pathname)) return undefined;
    void reply.header('cache-control', 'no-cache');
    return page === undefined ? reply.sendFile('index.html', { cacheControl: false }) : page(request, reply);
  };
}

/** The tab icon in the colours of the installation. */
function faviconInColours(folder: string, { page, colors }: Brand): BrandFile | undefined {
  const file = path.join(folder, 'favicon.svg');
  if (page?.colors === undefined || !fs.existsSync(file)) return undefined;
  const rendered = fs
    .readFileSync(file, 'utf8')
    .replaceAll(lightColors.secondary.main.toLowerCase(), colors.light.secondary.main)
    .replaceAll(darkColors.secondary.main.toLowerCase(), colors.dark.secondary.main);
  return asBrandFile(Buffer.from(rendered), { ending: 'svg', type: 'image/svg+xml' });
}

/** Answers with the branded page. A new build during operation changes the page. */
function readBranded(folder: string, brand: Brand, favicon: BrandFile | undefined) {
  const file = path.join(folder, 'index.html');
  let made: { readonly changedAt: number; readonly html: string; readonly etag: string } | undefined;
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { mtimeMs: changedAt } = fs.statSync(file);
    if (made?.changedAt !== changedAt) {
      const html = brandPage(fs.readFileSync(file, 'utf8'), brand, favicon);
      const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
      made = { changedAt, html, etag };
    }
    void reply.header('etag', made.etag).header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === made.etag) return reply.code(304).send();
    return reply.type('text/html; charset=utf-8').send(made.html);
  };
}

/** Types that a navigating browser prefers to HTML or accepts equally; some old browsers name them. */
const shownByBrowsers = /^(text\/(html|xml|\*)|application\/(xhtml\+)?xml|image\/.*|\*\/\*)$/;

/**
 * Whether this request is for a screen. A navigating browser names HTML and prefers no data format. A program that
 * accepts anything (curl, a monitor, but also a script or an image on a page) gets the app only at the path of a
 * screen, and only if it names no other type with the same weight: a probe or a scraper must not mistake the app for
 * its answer.
 */
export function acceptsScreen(accept: string | undefined, pathname: string): boolean {
  const weights = new Map(
    (accept ?? '*/*').split(',').map((range) => {
      const [type = '', ...params] = range.split(';').map((part) => part.trim().toLowerCase());
      return [type, Number(params.find((param) => param.startsWith('q='))?.slice(2) ?? 1)];
    }),
  );
  const bestBut = (types: RegExp) =>
    Math.max(0, ...[...weights].flatMap(([type, weight]) => (types.test(type) ? [] : [weight])));
  const html = weights.get('text/html');
  if (html !== undefined) return html > 0 && html >= bestBut(shownByBrowsers);
  const anything = weights.get('text/*') ?? weights.get('*/*') ?? 0;
  return anything > bestBut(/^(text|\*)\/\*$/) && isScreen(pathname);
}
