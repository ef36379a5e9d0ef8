import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';

/** A folder served on a port. */
export interface StaticServer {
  readonly url: string;
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};

/** Transforms an SVG picture. */
type Transform = (file: string) => Promise<string>;

/** Serves the files of a folder like the simplest of web servers; the caller may have its SVG pictures transformed. */
export async function serveFolder(folder: string, transform?: Transform): Promise<StaticServer> {
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    const file = path.join(folder, path.normalize(decodeURIComponent(pathname)));
    if (!file.startsWith(folder) || !fs.statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'cache-control': 'max-age=600',
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
    });
    if (transform === undefined || path.extname(file) !== '.svg') fs.createReadStream(file).pipe(response);
    else
      transform(file).then(
        (text) => response.end(text),
        () => response.destroy(),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
