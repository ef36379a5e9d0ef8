import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { blockData } from '../content.ts';

/** Serves the plain editor with the number of blocks in its address (`/?blocks=10`), and at `/preview` the plain preview. */
export async function servePlainEditor(): Promise<{ readonly url: string; stop(): void }> {
  const read = (name: string) => fs.readFileSync(path.join(import.meta.dirname, name));
  const [editor, preview] = [read('plain-editor.html'), read('plain-preview.html')];
  const server = http.createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname !== '/blocks.json') {
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(pathname === '/preview' ? preview : editor);
      return;
    }
    const blocks = Array.from({ length: Number(searchParams.get('blocks')) }, (_, number) =>
      blockData(number),
    );
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(blocks));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/`, stop: () => void server.close() };
}
