import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isScreen } from '../../../../shared/screen-paths.ts';
import type { Brand } from '../../brand/read-brand.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { App } from '../routes/app-types.ts';
import { hidden } from '../routes/hidden.ts';
import { readScreenPages } from './screen-pages.ts';
import { sendPrepared } from './send-prepared.ts';
import { serveBrand } from './serve-brand.ts';

/** Answers a GET without a route from the client build; undefined if the build has no file for it. */
export type ClientFallback = (
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply> | undefined;

/** Under these paths a missing file is a 404, because the client has no screens there. */
const notScreens = /^\/(api|assets|media|locales|brand|previews?|sites|site-design|site-fonts)(\/|$)/;

/** The build puts all its files in one folder. */
const assetName = /^[\w-][\w.-]*$/;

/**
 * Serves `dist/client`: hashed assets cached forever, root files revalidated, and `index.html` with the brand and the files of
 * the screen for every screen. Without a build it serves nothing.
 */
export async function serveClient(app: App, folder: string, brand: Brand): Promise<ClientFallback> {
  if (!fs.existsSync(path.join(folder, 'index.html'))) return () => undefined;
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, index: false });
  const rootFiles = new Set(
    fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : [])),
  );

  serveBrand(app, brand.files);
  const pageFor = readScreenPages(folder, brand);

  app.get<{ Params: { '*': string } }>('/assets/*', hidden(), (request, reply) => {
    const name = request.params['*'];
    if (!assetName.test(name)) throw new ServiceError('not_found');
    return reply.sendFile(`assets/${name}`, { immutable: true, maxAge: '365d', dotfiles: 'ignore' });
  });

  return (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const pathname = request.url.split('?')[0] ?? '';
    const name = pathname.slice(1);
    if (rootFiles.has(name) && !/\.(br|gz|html)$/.test(name))
      return reply.sendFile(name, { cacheControl: true, maxAge: 0 });
    if (notScreens.test(pathname) || !acceptsScreen(request.headers.accept, pathname)) return undefined;
    void reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding, cookie');
    return sendPrepared(request, reply, pageFor(pathname, request.headers.cookie));
  };
}

/**
 * Whether this request is for a screen. A navigating browser accepts HTML by name. A program that accepts anything gets
 * the app only at the path of a screen, so that a probe or a scraper does not mistake the app for its answer.
 */
export function acceptsScreen(accept = '*/*', pathname: string): boolean {
  return accept.includes('text/html') || (/(\*|text)\/\*/.test(accept) && isScreen(pathname));
}
