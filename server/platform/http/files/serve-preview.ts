import fs from 'node:fs';
import path from 'node:path';
import { prepareAnswer, type PreparedAnswer } from '../../prepared-answer.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { App } from '../routes/app-types.ts';
import { hidden } from '../routes/hidden.ts';
import { sendPrepared } from './send-prepared.ts';

const always = 'public, max-age=31536000, immutable';

const types: Readonly<Record<string, string>> = { '.css': 'text/css', '.js': 'text/javascript' };

/** The page has no origin, so our own files are cross-site for it. */
const forFrames = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  vary: 'Accept-Encoding',
};

/**
 * `GET /preview/frame` with its script and style sheet: the page in which the editor previews blocks. Also serves the
 * scripts for external sites: `/octavo-preview.js`, which they load, and that of the page that frames them. `folder` is
 * the built theme; without a build nothing is served.
 */
export function servePreview(app: App, folder: string, publicUrl: string): void {
  const built = path.join(folder, 'preview');
  if (!fs.existsSync(built)) return;
  const manifest = fs.readFileSync(path.join(folder, 'manifest.json'), 'utf8');
  const { frame } = JSON.parse(manifest) as { readonly frame: FrameFiles };
  const page = prepareAnswer(renderFrame(frame), 'text/html; charset=utf-8');
  const files = new Map([frame.script, frame.style].map((name) => [name, readFile(path.join(built, name))]));

  const prepared = (headers: Readonly<Record<string, string>>) =>
    ({ ...hidden({ headers }), compress: false }) as const;
  const ofPage = prepared({ ...frameHeaders(publicUrl), 'cache-control': 'no-cache' });
  app.get('/preview/frame', ofPage, (request, reply) => sendPrepared(request, reply, page));

  for (const [url, name, cached] of [
    ['/octavo-preview.js', 'octavo-preview.js', 'public, max-age=3600'],
    ['/preview/bridge.js', 'bridge.js', 'no-cache'],
  ] as const) {
    const script = readFile(path.join(built, name));
    const ofScript = prepared({ ...forFrames, 'cache-control': cached });
    app.get(url, ofScript, (request, reply) => sendPrepared(request, reply, script));
  }

  app.get<{ Params: { name: string } }>('/preview/:name', prepared(forFrames), (request, reply) => {
    const file = files.get(request.params.name);
    if (file === undefined) throw new ServiceError('not_found');
    return sendPrepared(request, reply.header('cache-control', always), file);
  });
}

function readFile(file: string): PreparedAnswer {
  return prepareAnswer(fs.readFileSync(file), `${types[path.extname(file)]}; charset=utf-8`);
}

interface FrameFiles {
  readonly script: string;
  readonly style: string;
}

function renderFrame({ script, style }: FrameFiles): string {
  return (
    '<!doctype html><html><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<link rel="stylesheet" href="/preview/${style}"><script src="/preview/${script}" defer></script>` +
    '</head><body></body></html>'
  );
}

/**
 * The page has no origin, even when opened directly. It runs only our script, sends no requests or forms, and can be
 * framed only by the app. Browsers interpret `'self'` differently for a page without an origin, so the app's origin is
 * also named.
 */
function frameHeaders(publicUrl: string): Readonly<Record<string, string>> {
  const own = `'self' ${new URL(publicUrl).origin}`;
  const loaded = ['script', 'style', 'img', 'font'].map((kind) => `${kind}-src ${own}`);
  return {
    'content-security-policy': [
      "default-src 'none'",
      ...loaded,
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${own}`,
      'sandbox allow-scripts',
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    vary: 'Accept-Encoding',
  };
}
