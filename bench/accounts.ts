import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { aims } from './aims.ts';
import { editor, startOctavo } from './octavo.ts';
import { quantile } from './rounds.ts';
import type { Line } from './table.ts';

/** Attempts for each kind of address. */
const tries = 500;

/** A request about an address, and the status it must get. */
interface Question {
  readonly name: string;
  readonly path: string;
  readonly status: number;
  body(email: string): object;
}

const password = 'a password that is wrong';

const questions: readonly Question[] = [
  { name: 'login', path: 'auth/', status: 400, body: (email) => ({ email, password }) },
  { name: 'request-account', path: 'auth/request-account/', status: 200, body: (email) => ({ email }) },
  {
    name: 'register',
    path: 'auth/register/',
    status: 201,
    body: (email) => ({
      email,
      password,
      confirm_password: password,
      terms_accepted: true,
      captcha: 'taken by the provider of this measurement',
    }),
  },
];

/**
 * Measures whether response time reveals that an address has an account. Passwords are really hashed; the captcha accepts
 * all users at once, because solving a real one takes longer than everything else together.
 */
export async function measureAccounts(): Promise<Line[]> {
  const captcha = await startKindProvider();
  try {
    const octavo = await startOctavo({
      OCTAVO_CAPTCHA: 'turnstile',
      CAPTCHA_SITE_KEY: 'site',
      CAPTCHA_SECRET: 'secret',
      CAPTCHA_VERIFY_URL: captcha.url,
    });
    try {
      const lines: Line[] = [];
      for (const question of questions) lines.push(await compare(octavo.port, question));
      return lines;
    } finally {
      await octavo.remove();
    }
  } finally {
    await captcha.close();
  }
}

/** Alternates, and starts with the other kind each time, so that neither kind always comes second. */
async function compare(port: number, question: Question): Promise<Line> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const order = ['known', 'unknown'] as const;
  for (let number = 0; number < tries; number += 1) {
    for (const kind of number % 2 === 0 ? order : order.toReversed()) {
      const email = kind === 'known' ? editor.email : `${question.name}-${number}@example.test`;
      times[kind].push(await timeOf(port, question, email));
    }
  }
  const [known, unknown] = [quantile(times.known, 0.5), quantile(times.unknown, 0.5)];
  return {
    name: `${question.name}, unknown address`,
    unit: 'ms',
    ours: unknown,
    floor: { name: 'known address', value: known },
    aim: aims.addressTellsMs,
    compared: { value: Math.abs(unknown - known), unit: 'ms apart' },
  };
}

async function timeOf(port: number, { path, status, body }: Question, email: string): Promise<number> {
  const sent = JSON.stringify(body(email));
  const started = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: sent,
  });
  const text = await answer.text();
  const taken = performance.now() - started;
  if (answer.status !== status) throw new Error(`${path}: ${answer.status} ${text}`);
  return taken;
}

/** A `siteverify` provider that accepts every visitor of the page, whose host is that of OCTAVO_PUBLIC_URL. */
async function startKindProvider(): Promise<{ url: string; close(): Promise<void> }> {
  const server = http.createServer((request, response) => {
    request.resume();
    response.setHeader('content-type', 'application/json').end('{"success":true,"hostname":"localhost"}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
