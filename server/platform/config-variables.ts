/** A variable of the environment that `readConfig` reads. */
export interface ConfigVariable {
  readonly name: string;
  /** The value that applies when the variable is not set, or a description of it in brackets. */
  readonly default: string;
  /** One sentence without a full stop. */
  readonly meaning: string;
  /** Whether nobody may see the value, not even in part. */
  readonly secret: boolean;
}

/** Every variable that `readConfig` reads. `docs/operators.md` has a row for each. */
export const configVariables: readonly ConfigVariable[] = Object.freeze([
  variable('PORT', '3000', 'the port to listen on; 0 takes any free one'),
  variable('HOST', '127.0.0.1', 'the network address to listen on'),
  variable(
    'OCTAVO_DATA_DIR',
    './data',
    'the folder of the SQLite file, the uploads and the generated secret',
  ),
  variable(
    'OCTAVO_PUBLIC_URL',
    '(http://localhost and the port)',
    'the address that people use; Octavo builds links from it',
  ),
  secret('OCTAVO_SECRET', '(generated into the data folder; required with PostgreSQL)', 'encrypts API keys'),
  variable('OCTAVO_ADMIN_EMAIL', 'admin@localhost.test', 'the address of the first administrator'),
  secret(
    'OCTAVO_ADMIN_PASSWORD',
    '(generated and printed once)',
    'the password of the first administrator, 8 to 256 characters',
  ),
  variable(
    'OCTAVO_DEMO',
    '(1 with SQLite, 0 with PostgreSQL)',
    'whether an empty database is filled with the demo',
  ),
  secret('OCTAVO_DEMO_PASSWORD', '(generated and printed once)', 'the password of the demo editor'),
  secret('DATABASE_URL', '(SQLite in the data folder)', 'the PostgreSQL database, postgres://…'),
  variable('OCTAVO_WORKERS', '1', 'processes that answer requests; more than one needs PostgreSQL'),
  secret(
    'SMTP_URL',
    '(each mail becomes a file in the data folder)',
    'the server that sends mail, smtp://user:password@host:port',
  ),
  variable('OCTAVO_MAIL_FROM', 'Octavo <octavo@localhost.test>', 'the sender of mail'),
  variable(
    'OCTAVO_CAPTCHA',
    'altcha',
    'the captcha of the registration form: altcha, turnstile, hcaptcha or recaptcha',
  ),
  variable('CAPTCHA_SITE_KEY', '(none)', 'the public half of the pair from the captcha provider'),
  secret('CAPTCHA_SECRET', '(none)', 'the secret half of the pair from the captcha provider'),
  variable('CAPTCHA_VERIFY_URL', '(the provider’s own)', 'where solutions of captchas are verified'),
  variable('GOOGLE_CLIENT_ID', '(none)', 'the client of sign-in with Google'),
  secret('GOOGLE_CLIENT_SECRET', '(none)', 'the secret of sign-in with Google'),
  variable('GITHUB_CLIENT_ID', '(none)', 'the client of sign-in with GitHub'),
  secret('GITHUB_CLIENT_SECRET', '(none)', 'the secret of sign-in with GitHub'),
  variable('S3_ENDPOINT', '(pictures are files in the data folder)', 'the address of an S3-compatible store'),
  variable('S3_BUCKET', '(none)', 'the bucket for pictures'),
  variable('S3_REGION', 'us-east-1', 'the region of the bucket'),
  variable('S3_ACCESS_KEY_ID', '(none)', 'the public half of the key of the bucket'),
  secret('S3_SECRET_ACCESS_KEY', '(none)', 'the secret half of the key of the bucket'),
  variable(
    'OCTAVO_TRUST_PROXY',
    '(nobody)',
    'who may set X-Forwarded-* and X-Request-Id: addresses, ranges, loopback, linklocal or uniquelocal, separated by commas',
  ),
  variable('OCTAVO_RATE_LIMIT_SCALE', '1', 'multiplies every rate limit'),
  secret('OCTAVO_METRICS_TOKEN', '(off)', 'the token that reads /metrics; without it there are no metrics'),
  variable('LOG_LEVEL', 'info', 'what is logged: trace, debug, info, warn, error, fatal or silent'),
]);

function variable(name: string, byDefault: string, meaning: string): ConfigVariable {
  return { name, default: byDefault, meaning, secret: false };
}

function secret(name: string, byDefault: string, meaning: string): ConfigVariable {
  return { name, default: byDefault, meaning, secret: true };
}
