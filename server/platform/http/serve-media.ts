import type { FileStore } from '../files/file-store.ts';
import { Refusal } from '../refusal.ts';
import type { App } from './app-types.ts';
import { readByteRange } from './byte-range.ts';

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
};

/** Names as the file store gives them. With one dot, before the type, no name leads out of the store. */
const storedName = /^[a-z0-9_-]+(?:\/[a-z0-9_-]+)*\.([a-z0-9]+)$/i;

/** `GET /media/{file}`: a name is never given to other bytes, so that what was fetched once stays valid for good. */
export function serveMedia(app: App, files: FileStore): void {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    exposeHeadRoute: false,
    url: '/media/*',
    config: { guard: 'public' },
    compress: false,
    schema: { hide: true },
    async handler(request, reply) {
      const name = request.params['*'];
      const type = types[storedName.exec(name)?.[1] ?? ''];
      const file = type === undefined ? undefined : await files.find(name);
      if (type === undefined || file === undefined) throw new Refusal('not_found');
      const etag = `"${name}"`;
      void reply
        .type(type)
        .header('etag', etag)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('accept-ranges', 'bytes');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      const condition = request.headers['if-range'];
      const range =
        condition === undefined || condition === etag
          ? readByteRange(request.headers.range, file.size)
          : undefined;
      if (range === 'unsatisfiable') {
        return reply.code(416).header('content-range', `bytes */${file.size}`).send();
      }
      const length = range === undefined ? file.size : range.end - range.start + 1;
      if (range !== undefined)
        void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
      void reply.header('content-length', length);
      return request.method === 'HEAD' ? reply.send() : reply.send(file.open(range));
    },
  });
}
