import { ConfigError, type ReadVariable } from '../environment.ts';

export interface MailConfig {
  /** If undefined, each mail becomes a file in the data directory's `outbox/`. */
  readonly smtpUrl: string | undefined;
  readonly from: string;
}

export interface CaptchaConfig {
  readonly provider: 'altcha' | 'turnstile' | 'hcaptcha' | 'recaptcha';
  readonly siteKey: string | undefined;
  readonly secret: string | undefined;
  /** The URL that verifies solutions; undefined for `altcha`, which is built in. */
  readonly verifyUrl: string | undefined;
}

export interface SocialClient {
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface SocialConfig {
  readonly google: SocialClient | undefined;
  readonly github: SocialClient | undefined;
}

export interface S3Config {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const captchaVerifyUrls = {
  altcha: undefined,
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
} as const;

/** Reads `SMTP_URL` and `OCTAVO_MAIL_FROM`. */
export function readMail(read: ReadVariable, product: string): MailConfig {
  const smtpUrl = read('SMTP_URL');
  if (smtpUrl !== undefined && !(URL.canParse(smtpUrl) && /^smtps?:\/\/[^/]/.test(smtpUrl)))
    throw new ConfigError('SMTP_URL must start with smtp:// or smtps:// and name a host.');
  const from = read('OCTAVO_MAIL_FROM') ?? `${quoted(product)} <octavo@localhost.test>`;
  if (!/^([^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(from))
    throw new ConfigError('OCTAVO_MAIL_FROM must be an address, as in Octavo <octavo@example.com>.');
  return { smtpUrl, from };
}

/** Quotes a name in an address unless it is plain (RFC 5322). */
function quoted(name: string): string {
  return /^[\w '&-]+$/.test(name) ? name : `"${name}"`;
}

/** Reads `OCTAVO_CAPTCHA` and the variables of its provider. */
export function readCaptcha(read: ReadVariable): CaptchaConfig {
  const provider = read('OCTAVO_CAPTCHA') ?? '';
  if (!isCaptchaProvider(provider))
    throw new ConfigError(`OCTAVO_CAPTCHA must be one of ${Object.keys(captchaVerifyUrls).join(', ')}.`);
  if (provider === 'altcha') return { provider, siteKey: undefined, secret: undefined, verifyUrl: undefined };
  const [siteKey, secret] = together(
    read,
    ['CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET'],
    `OCTAVO_CAPTCHA=${provider}`,
  );
  const verifyUrl = read('CAPTCHA_VERIFY_URL') ?? captchaVerifyUrls[provider];
  requireHttpUrl(verifyUrl, 'CAPTCHA_VERIFY_URL');
  return { provider, siteKey, secret, verifyUrl };
}

/** Reads `GOOGLE_CLIENT_*` and `GITHUB_CLIENT_*`. */
export function readSocial(read: ReadVariable): SocialConfig {
  return { google: readSocialClient(read, 'GOOGLE'), github: readSocialClient(read, 'GITHUB') };
}

/** Reads `S3_*`; undefined if files are stored in the data directory. */
export function readS3(read: ReadVariable): S3Config | undefined {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  if (names.every((name) => read(name) === undefined)) return undefined;
  const [endpoint = '', bucket = '', accessKeyId = '', secretAccessKey = ''] = together(read, names, 'S3');
  requireHttpUrl(endpoint, 'S3_ENDPOINT');
  return { endpoint, bucket, region: read('S3_REGION') ?? '', accessKeyId, secretAccessKey };
}

function isCaptchaProvider(text: string): text is CaptchaConfig['provider'] {
  return Object.hasOwn(captchaVerifyUrls, text);
}

function readSocialClient(read: ReadVariable, name: string): SocialClient | undefined {
  const names = [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`] as const;
  if (names.every((variable) => read(variable) === undefined)) return undefined;
  const [clientId = '', clientSecret = ''] = together(read, names, `sign-in with ${name}`);
  return { clientId, clientSecret };
}

/** Reads variables that must be set together. */
function together(read: ReadVariable, names: readonly string[], use: string): readonly string[] {
  return names.map((name) => {
    const value = read(name);
    if (value === undefined) throw new ConfigError(`${name} is missing: ${use} needs ${names.join(', ')}.`);
    return value;
  });
}

function requireHttpUrl(text: string, name: string): void {
  if (!URL.canParse(text) || !/^https?:/.test(text))
    throw new ConfigError(`${name} must be an http or https URL.`);
}
