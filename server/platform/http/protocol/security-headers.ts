import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import { styleSource } from '../../brand/brand-page.ts';
import type { CaptchaConfig } from '../../config/services.ts';
import type { Config } from '../../config/config.ts';
import type { App } from '../routes/app-types.ts';

/** The hash of an empty style element: the theme's style engine creates some and fills them by script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const cloudflare = 'https://challenges.cloudflare.com';
const hcaptcha = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];

/**
 * The origins of each captcha provider's widget, from its documentation. Allowed only if that provider is configured;
 * the built-in captcha needs no exception.
 */
const captchaOrigins: Readonly<Record<CaptchaConfig['provider'], CaptchaOrigins>> = {
  altcha: {},
  turnstile: { scripts: [cloudflare], frames: [cloudflare] },
  hcaptcha: { scripts: hcaptcha, frames: hcaptcha, styles: hcaptcha, calls: hcaptcha },
  recaptcha: {
    scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  },
};

type CaptchaOrigins = Partial<Record<'scripts' | 'frames' | 'styles' | 'calls', readonly string[]>>;

/** The strict headers of every answer. They depend only on the configuration, so helmet computes them once. */
export function securityHeaders({
  publicUrl,
  captcha,
  brand,
}: Pick<Config, 'publicUrl' | 'captcha' | 'brand'>): Readonly<Record<string, string>> {
  const { scripts = [], frames = [], styles = [], calls = [] } = captchaOrigins[captcha.provider];
  const written: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => void (written[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
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
  })({} as IncomingMessage, answer as unknown as ServerResponse, (fault) => {
    if (fault !== undefined) throw fault as Error;
  });
  return written;
}

/** Sets these headers on every answer of a route; a route can define its own. */
export function addSecurityHeaders(app: App, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(request.routeOptions.config.headers ?? headers);
    done();
  });
}
