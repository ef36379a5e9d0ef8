import fs from 'node:fs';
import path from 'node:path';
import { filesOfPairing, fontPairings } from '../../../../shared/site-fonts.ts';
import { designFolder, readDesignAddress, siteFontFolder } from '../../sites/design-file.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { App } from '../routes/app-types.ts';
import { hidden } from '../routes/hidden.ts';

/** Headers of files for sites on other origins, which any caller may load. */
const forEverySite = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
};
const always = 'public, max-age=31536000, immutable';

/**
 * `GET /site-design/{name}.css` and `GET /site-fonts/{file}`: the assets of a site's design. `packages` is the folder
 * with the packages of the bundled families.
 */
export function serveDesign(app: App, packages: string): void {
  const options = hidden({ headers: forEverySite });
  app.get<{ Params: { name: string } }>(`${designFolder}:name`, options, (request, reply) => {
    const file = readDesignAddress(request.params.name);
    if (file === undefined) throw new ServiceError('not_found');
    return reply
      .type('text/css; charset=utf-8')
      .header('cache-control', file.exact ? always : 'public, max-age=60')
      .send(file.css);
  });

  const known = new Map(
    Object.values(fontPairings).flatMap((pairing) =>
      filesOfPairing(pairing).map((file) => [file.path, fontPath(packages, file.path)] as const),
    ),
  );
  const asStored = { ...options, compress: false } as const;
  app.get<{ Params: { '*': string } }>(`${siteFontFolder}*`, asStored, (request, reply) => {
    const file = known.get(request.params['*']);
    if (file === undefined) throw new ServiceError('not_found');
    const { size } = fs.statSync(file);
    return reply
      .type('font/woff2')
      .headers({ 'cache-control': always, 'content-length': String(size) })
      .send(fs.createReadStream(file));
  });
}

/** `inter-5.3.0/inter-latin-wght-normal.woff2` is in the files of the package `inter`. */
function fontPath(packages: string, name: string): string {
  const [folder = '', file = ''] = name.split('/');
  return path.join(packages, folder.replace(/-[\d.]+$/, ''), 'files', file);
}
