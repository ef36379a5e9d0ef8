import { brandFolder, type BrandFile } from '../../brand/brand-file.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { App } from '../routes/app-types.ts';
import { hidden } from '../routes/hidden.ts';

/** `GET /brand/{file}`: the bytes of an address never change. An image opened directly is sandboxed. */
export function serveBrand(app: App, files: readonly BrandFile[]): void {
  const known = new Map(files.map((file) => [file.path, file]));
  app.get<{ Params: { '*': string } }>(`${brandFolder}*`, hidden(), (request, reply) => {
    const file = known.get(brandFolder + request.params['*']);
    if (file === undefined) throw new ServiceError('not_found');
    return reply
      .type(file.type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(file.bytes);
  });
}
