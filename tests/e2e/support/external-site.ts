import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '../../../tools/free-port.ts';
import { until } from '../../../tools/until.ts';

const guide = path.resolve(import.meta.dirname, '../../../docs/external-preview.md');

/** Runs the server that the guide for developers of sites shows, until the test ends. Returns its address. */
export async function runSiteOfGuide(octavo: string, key: string): Promise<string> {
  const [, source = ''] = /```js\n(\/\/ site\.mjs\n[^]*?)```/.exec(fs.readFileSync(guide, 'utf8')) ?? [];
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-site-'));
  fs.writeFileSync(path.join(folder, 'site.mjs'), source);
  const port = await freePort();
  const env = { OCTAVO_URL: octavo, OCTAVO_KEY: key, PORT: String(port) };
  const site = spawn(process.execPath, ['site.mjs'], { cwd: folder, env, stdio: 'inherit' });
  onTestFinished(() => {
    site.kill();
    fs.rmSync(folder, { recursive: true, force: true });
  });
  const url = `http://localhost:${port}/`;
  await until(async () =>
    fetch(url).then(
      () => true,
      () => false,
    ),
  );
  return url;
}

/** Serves one page at every path, until the test ends. Returns its address. */
export async function serveSite(html: string): Promise<string> {
  const port = await freePort();
  const server = http.createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(html);
  });
  await new Promise<void>((resolve) => server.listen(port, () => resolve()));
  onTestFinished(() => void server.close());
  return `http://localhost:${port}/`;
}
