import type { FastifyReply } from 'fastify';
import type { FileStore, StoredFile } from '../../ports/files/file-store.ts';
import { mediaTypeOf } from '../../ports/files/media-type.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { App } from '../routes/app-types.ts';

/** Sources of images: the store, or `make` for a missing file. */
interface ImageSource {
  readonly files: FileStore;
  make(name: string): Promise<StoredFile | undefined>;
}

/** `GET /media/{file}`: the image of a name never changes, so a fetched file stays valid forever. */
export function serveMedia(app: App, { files, make }: ImageSource): void {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    exposeHeadRoute: false,
    url: '/media/*',
    config: { guard: 'public' },
    compress: false,
    schema: { hide: true },
    async handler(request, reply) {
      const name = request.params['*'];
      const type = mediaTypeOf(name);
      const file = type === undefined ? undefined : ((await files.find(name)) ?? (await make(name)));
      if (type === undefined || file === undefined) throw new ServiceError('not_found');
      const etag = `"${name}"`;
      const known = request.headers['if-none-match'];
      if (known !== undefined && names(known, etag)) return describe(reply, { type, etag }).code(304).send();
      const body = request.method === 'HEAD' ? null : await file.open();
      if (body === undefined) throw new ServiceError('not_found');
      return describe(reply, { type, etag }).header('content-length', file.size).send(body);
    },
  });
}

/** Any site may embed images. An image opened directly is sandboxed. */
function describe(reply: FastifyReply, { type, etag }: { type: string; etag: string }): FastifyReply {
  return reply
    .type(type)
    .header('etag', etag)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-disposition', 'inline');
}

/** Whether `If-None-Match` names the file (RFC 9110, section 13.1.2): tags are compared weakly. */
function names(header: string, etag: string): boolean {
  return header.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));
}
