import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** How the provider treats the next requests. */
type Behaviour = 'honest' | 'silent' | 'broken' | 'garbage' | 'endless' | 'odd' | 'own fault';

/** A server with the `siteverify` protocol of Turnstile, hCaptcha and reCAPTCHA. */
interface CaptchaProvider {
  readonly url: string;
  readonly secret: string;
  /** The one correct solution. */
  readonly solution: string;
  behaviour: Behaviour;
  /** The host name that it reports for solved challenges. */
  hostname: string | undefined;
  /** The forms it received, in order. */
  readonly asked: URLSearchParams[];
  /** Resolves once it has been asked this many times. */
  untilAsked(times: number): Promise<void>;
  /** Rejects connections until the end of the test. */
  close(): Promise<void>;
}

/** Starts one on its own port; it stops when the test is over. */
export async function startCaptchaProvider(): Promise<CaptchaProvider> {
  const secret = 'the secret that only servers know';
  const solution = 'a solved challenge';
  const server = http.createServer();
  server.on('request', (request, response) => {
    void readForm(request).then((form) => {
      provider.asked.push(form);
      server.emit('asked');
      answer(provider, form, response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const provider: CaptchaProvider = {
    url: `http://127.0.0.1:${port}/siteverify`,
    secret,
    solution,
    behaviour: 'honest',
    hostname: 'octavo.example',
    asked: [],
    async untilAsked(times) {
      while (provider.asked.length < times) await once(server, 'asked');
    },
    async close() {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  onTestFinished(() => provider.close());
  return provider;
}

async function readForm(request: http.IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const form = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
  return new URLSearchParams(form && request.method === 'POST' ? Buffer.concat(chunks).toString('utf8') : '');
}

function answer(provider: CaptchaProvider, form: URLSearchParams, response: http.ServerResponse): void {
  const json = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  switch (provider.behaviour) {
    case 'silent':
      return;
    case 'broken':
      return void json(500, { success: true });
    case 'garbage':
      return void response.end('<!doctype html><title>Maintenance</title>');
    case 'odd':
      return void json(200, { success: 'true' });
    case 'own fault':
      return void json(200, { success: false, 'error-codes': ['internal-error'] });
    case 'endless': {
      const more = (): void => {
        while (!response.destroyed && response.write(' '.repeat(16_384)));
        response.once('drain', more);
      };
      return more();
    }
    case 'honest':
      return void json(200, verdict(provider, form));
  }
}

function verdict({ secret, solution, hostname }: CaptchaProvider, form: URLSearchParams): object {
  if (form.get('secret') !== secret) return { success: false, 'error-codes': ['invalid-input-secret'] };
  if (form.get('response') !== solution) return { success: false, 'error-codes': ['invalid-input-response'] };
  return { success: true, hostname, 'error-codes': [] };
}
