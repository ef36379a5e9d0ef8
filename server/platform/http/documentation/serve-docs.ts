import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Type, type TSchema } from 'typebox';
import type { Brand } from '../../brand/read-brand.ts';
import { brandDocs } from '../../brand/brand-page.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { App } from '../routes/app-types.ts';
import { publicRoutes } from '../routes/endpoints.ts';

const require = createRequire(import.meta.url);
const viewer = () => path.join(path.dirname(require.resolve('@fastify/swagger-ui')), 'static');
const page = path.join(import.meta.dirname, 'docs-page');
const ownFiles = () => page;

/** The assets of the page, all from this server (docs/decisions/0016). */
const assets: Readonly<Record<string, () => string>> = {
  'swagger-ui.css': viewer,
  'swagger-ui-bundle.js': viewer,
  'page.css': ownFiles,
  'start.js': ownFiles,
};

const types: Readonly<Record<string, string>> = { '.css': 'text/css', '.js': 'text/javascript' };

/** `GET /api/docs/`: the API description as a page where operations can be tried. */
export function serveDocs(app: App, brand: Brand): void {
  const { route } = publicRoutes(app, { tags: ['System'] });

  route('GET', '/api/docs/', {
    summary: 'This description as a page, on which every operation can be tried',
    description: 'Shows the description of the API in a browser, for anybody who writes a client.',
    answers: { 200: text('The page.', 'text/html') },
    async handle(_context, { reply }) {
      void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
      return reply.send(brandDocs(await fs.readFile(path.join(page, 'index.html'), 'utf8'), brand));
    },
  });

  route('GET', '/api/docs/assets/:file', {
    summary: 'A script or a style sheet of that page',
    description: 'Serves the files of which the page of the API description is made.',
    tags: ['Files'],
    params: { file: Type.String({ description: 'Its name.' }) },
    answers: { 200: text('The file.', 'text/css', 'text/javascript') },
    errors: [404],
    async handle(_context, { params: { file }, reply }) {
      const folder = Object.hasOwn(assets, file) ? assets[file] : undefined;
      if (folder === undefined) throw new ServiceError('not_found');
      const type = types[path.extname(file)] ?? 'application/octet-stream';
      void reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=3600');
      return reply.send(await fs.readFile(path.join(folder(), file)));
    },
  });
}

function text(description: string, ...mediaTypes: readonly string[]): TSchema {
  const content = mediaTypes.map((type) => [type, { schema: Type.String({ description }) }] as const);
  return { ...Type.Unsafe({ content: Object.fromEntries(content) }), description };
}
