import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import { styleSource } from '../../brand/brand-page.ts';
import type { CaptchaConfig } from '../../config/services.ts';
import type { Config } from '../../config/config.ts';
import type { App } from '../routes/app-types.ts';

/** The hash of an empty style element: the theme's style engine creates some and fills them by script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The origins of each captcha provider's widget, from its documentation. Allowed only if that provider is configured;
 * the built-in captcha needs no exception.
 */
const captchaOrigins: Readonly<Record<CaptchaConfig['provider'], CaptchaOrigins>> = {
  altcha: { scripts: [], frames: [], styles: [], calls: [] },
  turnstile: {
    scripts: ['https://challenges.cloudflare.com'],
    frames: ['https://challenges.cloudflare.com'],
    styles: [],
    calls: [],
  },
  hcaptcha: {
    scripts: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    frames: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    styles: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    calls: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  },
  recaptcha: {
    scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    styles: [],
    calls: [],
  },
};

interface CaptchaOrigins {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly styles: readonly string[];
  readonly calls: readonly string[];
}

/** The strict headers of every answer. They depend only on the configuration, so helmet computes them once. */
export function securityHeaders({
  publicUrl,
  captcha,
  brand,
}: Pick<Config, 'publicUrl' | 'captcha' | 'brand'>): Readonly<Record<string, string>> {
  const { scripts, frames, styles, calls } = captchaOrigins[captcha.provider];
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts],
        styleSrc: ["'self'", emptyStyle, ...styleSource(brand), ...styles],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'", ...calls],
        // Of our own pages, only the preview frame may be framed.
        frameSrc: ["'self'", ...frames],
        workerSrc: ["'self'"],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
    strictTransportSecurity: publicUrl.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: false }
      : false,
    referrerPolicy: { policy: 'no-referrer' },
  })(answer.req, answer, (fault) => {
    if (fault !== undefined) throw fault as Error;
  });
  return { ...answer.getHeaders() } as Record<string, string>;
}

/** Sets these headers on every answer of a route; a route can define its own. */
export function addSecurityHeaders(app: App, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(request.routeOptions.config.headers ?? headers);
    done();
  });
}
