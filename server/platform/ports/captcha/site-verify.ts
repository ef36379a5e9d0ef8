import { domainToASCII } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { ServiceError } from '../../errors/service-error.ts';
import type { Captcha } from './captcha.ts';

/** Turnstile, hCaptcha and reCAPTCHA share one protocol: they verify solutions on request. */
export interface SiteVerifyOptions {
  readonly verifyUrl: string;
  readonly secret: string;
  /** The host of our page; a solution from another host was solved for another site. */
  readonly host: string;
  /** Timeout in milliseconds, after which the provider counts as down. */
  readonly patience?: number;
}

/** Maximum bytes to read of an answer; real ones have a few hundred. */
const longestAnswer = 64 * 1024;

/** Error codes for faults of ours or of the provider, not of the visitor. */
const notTheirFault =
  /^(missing-input-secret|invalid-input-secret|sitekey-secret-mismatch|invalid-keys|not-using-dummy-passcode|bad-request|internal-error)$/;

/**
 * Implements the `siteverify` protocol. It fails closed: if the provider is down, slow, misconfigured or returns
 * nonsense, the attempt is rejected with an error that does not blame the visitor. A solution counts only for our own
 * host, because our public site key could be used on another site.
 */
export function createSiteVerify({ verifyUrl, secret, host, patience = 5000 }: SiteVerifyOptions): Captcha {
  return {
    challenge: () => Promise.resolve(undefined),
    async verify({ log }, { solution, address }) {
      const body = new URLSearchParams({ secret, response: solution, remoteip: address });
      const answer = await ask(verifyUrl, body, patience).catch((error: unknown) => {
        throw unavailable(log, { err: error });
      });
      if (answer.success && answer.host === host) return { right: true };
      if (answer.success) {
        const solvedOn = answer.host ?? 'a host that the provider does not name';
        log.warn({ solvedOn, expected: host }, 'a captcha was solved on another host than OCTAVO_PUBLIC_URL');
        return { right: false };
      }
      const fault = answer.codes.find((code) => notTheirFault.test(code));
      if (fault !== undefined) throw unavailable(log, { code: fault });
      return { right: false };
    },
  };
}

interface Answer {
  readonly success: boolean;
  /** The host where the captcha was solved. */
  readonly host: string | undefined;
  readonly codes: readonly string[];
}

async function ask(url: string, body: URLSearchParams, patience: number): Promise<Answer> {
  const signal = AbortSignal.timeout(patience);
  const answer = await fetch(url, { method: 'POST', body, signal, redirect: 'error' });
  const said = JSON.parse(await readShort(answer)) as {
    readonly success?: unknown;
    readonly hostname?: unknown;
    readonly 'error-codes'?: unknown;
  } | null;
  if (answer.status >= 500 || typeof said?.success !== 'boolean')
    throw new Error(`no verdict, status ${answer.status}`);
  const codes: unknown = said['error-codes'];
  return {
    success: answer.ok && said.success,
    host: typeof said.hostname === 'string' ? domainToASCII(said.hostname) : undefined,
    codes: Array.isArray(codes) ? codes.map(String) : [],
  };
}

async function readShort(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    length += chunk.length;
    if (length > longestAnswer) throw new Error('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function unavailable(log: FastifyBaseLogger, reason: object): ServiceError {
  log.error(reason, 'the captcha provider gives no verdict; registration is impossible');
  return new ServiceError('unavailable');
}
