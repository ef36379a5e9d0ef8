import net from 'node:net';
import path from 'node:path';
import { isEmailAddress } from '../../../shared/email.ts';
import { readBrand, type Brand } from '../brand/read-brand.ts';
import { readBounds, readRetention, type Bounds, type Retention } from './bounds.ts';
import { readHosts, readPublicUrl, readSitesUrl } from './addresses.ts';
import { ConfigError, readNumber, type ReadVariable } from '../environment.ts';
import {
  readCaptcha,
  readMail,
  readS3,
  readSocial,
  type CaptchaConfig,
  type MailConfig,
  type S3Config,
  type SocialConfig,
} from './services.ts';
import { secretLength } from '../security/secrets.ts';
import { configVariables } from './variables.ts';

/** Shutdown times in milliseconds. */
export interface StopTimes {
  /** How long connections are still accepted, so that load balancers notice that `ready` is red. */
  readonly delay: number;
  /** How long requests in progress may take after that. */
  readonly timeout: number;
}

/** The settings of the process, read from its environment (api.md section 4). Everything has a default. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Base URL of links in mails and delivery, without a trailing slash. */
  readonly publicUrl: string;
  /** The origin of sites without a domain; undefined if they share the host of the application. */
  readonly sitesUrl: string | undefined;
  /** Other host names of the application, in lower case and ASCII. */
  readonly otherHosts: readonly string[];
  /** If undefined, one is generated in the data directory. */
  readonly secret: string | undefined;
  readonly adminEmail: string;
  readonly adminPassword: string | undefined;
  readonly demo: boolean;
  readonly demoPassword: string | undefined;
  /** If undefined, SQLite in the data directory. */
  readonly databaseUrl: string | undefined;
  /** Number of API processes; more than one needs PostgreSQL. */
  readonly workers: number;
  /** If undefined, uploads are stored in the data directory. */
  readonly s3: S3Config | undefined;
  readonly brand: Brand;
  readonly mail: MailConfig;
  readonly captcha: CaptchaConfig;
  readonly social: SocialConfig;
  readonly bounds: Bounds;
  readonly retention: Retention;
  readonly trustProxy: readonly string[];
  readonly rateLimitScale: number;
  readonly stop: StopTimes;
  /** Seconds for which the event loop may be blocked; 0 disables the limit. */
  readonly watchdogTimeout: number;
  readonly logLevel: string;
  /** The token that reads the metrics. If undefined, metrics are off. */
  readonly metricsToken: string | undefined;
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

const defaults = new Map(
  configVariables.flatMap(({ name, default: value }) =>
    value.startsWith('(') ? [] : [[name, value] as const],
  ),
);

/** Reads the configuration. Throws `ConfigError` with a message for the operator. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  // An empty variable counts as unset.
  const read = (name: string) => env[name] || defaults.get(name);
  const readWhole = (name: string, expected: string, max: number) =>
    readNumber(read, name, expected, (n) => Number.isInteger(n) && n <= max);
  const port = readWhole('PORT', 'a whole number from 0 to 65535', 65_535);
  const databaseUrl = read('DATABASE_URL');
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new ConfigError('DATABASE_URL must start with postgres:// (without it, SQLite is used).');
  }
  if (databaseUrl !== undefined && !URL.canParse(databaseUrl)) {
    throw new ConfigError('DATABASE_URL is no URL; in its password write # as %23, / as %2F and @ as %40.');
  }
  const secret = read('OCTAVO_SECRET');
  if (databaseUrl !== undefined && secret === undefined) {
    throw new ConfigError(
      'OCTAVO_SECRET is required when DATABASE_URL is set, so that every process has the same.',
    );
  }
  if (secret !== undefined && secret.length < secretLength) {
    throw new ConfigError(`OCTAVO_SECRET must have at least ${secretLength} characters.`);
  }
  const logLevel = read('LOG_LEVEL') ?? '';
  if (!logLevels.includes(logLevel))
    throw new ConfigError(`LOG_LEVEL must be one of ${logLevels.join(', ')}.`);
  const brand = readBrand(read);
  const publicUrl = readPublicUrl(read('OCTAVO_PUBLIC_URL') ?? `http://localhost:${port}`);
  const otherHosts = readHosts(read('OCTAVO_HOSTS') ?? '');
  return Object.freeze({
    port,
    host: read('HOST') ?? '',
    dataDir: path.resolve(read('OCTAVO_DATA_DIR') ?? ''),
    publicUrl,
    sitesUrl: readSitesUrl(read('OCTAVO_SITES_URL'), { publicUrl, otherHosts }),
    otherHosts,
    secret,
    adminEmail: readEmail(read('OCTAVO_ADMIN_EMAIL') ?? ''),
    adminPassword: readPassword(read('OCTAVO_ADMIN_PASSWORD'), 'OCTAVO_ADMIN_PASSWORD'),
    demo: readSwitch(read('OCTAVO_DEMO'), databaseUrl === undefined),
    demoPassword: readPassword(read('OCTAVO_DEMO_PASSWORD'), 'OCTAVO_DEMO_PASSWORD'),
    databaseUrl,
    workers: readWorkers(read, databaseUrl),
    s3: readS3(read),
    brand,
    mail: readMail(read, brand.name),
    captcha: readCaptcha(read),
    social: readSocial(read),
    bounds: readBounds(read),
    retention: readRetention(read),
    trustProxy: readProxies(read('OCTAVO_TRUST_PROXY') ?? ''),
    rateLimitScale: readNumber(read, 'OCTAVO_RATE_LIMIT_SCALE', 'a number above 0', (n) => n > 0),
    stop: {
      delay: readSeconds(read, 'OCTAVO_STOP_DELAY'),
      timeout: readSeconds(read, 'OCTAVO_STOP_TIMEOUT'),
    },
    watchdogTimeout: readWhole('OCTAVO_WATCHDOG_TIMEOUT', 'a whole number of seconds from 0 to 3600', 3600),
    logLevel,
    metricsToken: readMetricsToken(read('OCTAVO_METRICS_TOKEN')),
  });
}

/** Parses a time of up to an hour into milliseconds. */
function readSeconds(read: ReadVariable, name: string): number {
  return readNumber(read, name, 'a number of seconds from 0 to 3600', (n) => n <= 3600) * 1000;
}

function readWorkers(read: ReadVariable, databaseUrl: string | undefined): number {
  const fits = (n: number) => Number.isInteger(n) && n >= 1 && n <= 64;
  const workers = readNumber(read, 'OCTAVO_WORKERS', 'a whole number from 1 to 64', fits);
  if (workers > 1 && databaseUrl === undefined)
    throw new ConfigError('OCTAVO_WORKERS above 1 needs PostgreSQL: set DATABASE_URL.');
  return workers;
}

function readSwitch(text: string | undefined, byDefault: boolean): boolean {
  if (text === undefined) return byDefault;
  if (text === '0' || text === '1') return text === '1';
  throw new ConfigError('OCTAVO_DEMO must be 0 or 1.');
}

function readPassword(text: string | undefined, name: string): string | undefined {
  if (text !== undefined && (text.length < 8 || text.length > 256))
    throw new ConfigError(`${name} must have 8 to 256 characters.`);
  return text;
}

function readMetricsToken(text: string | undefined): string | undefined {
  if (text !== undefined && !/^[\w.~+/-]{16,}=*$/.test(text))
    throw new ConfigError(
      'OCTAVO_METRICS_TOKEN must have at least 16 characters: letters, digits and -._~+/.',
    );
  return text;
}

function readEmail(text: string): string {
  if (!isEmailAddress(text)) throw new ConfigError('OCTAVO_ADMIN_EMAIL must be an email address.');
  return text;
}

function readProxies(text: string): readonly string[] {
  const proxies = text
    .split(',')
    .map((proxy) => proxy.trim())
    .filter((proxy) => proxy !== '');
  if (proxies.every(isProxy)) return proxies;
  throw new ConfigError(
    'OCTAVO_TRUST_PROXY must be addresses (10.0.0.1), ranges (10.0.0.0/8), loopback, linklocal or uniquelocal, separated by commas.',
  );
}

function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = net.isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}
