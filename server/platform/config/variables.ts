export interface ConfigVariable {
  readonly name: string;
  /** The default value, which applies; or a description of it in brackets. */
  readonly default: string;
  /** A phrase that starts in lower case and has no full stop. */
  readonly meaning: string;
  /** Whether no part of the value may ever be shown. */
  readonly secret: boolean;
}

/** Every variable that `readConfig` reads, each with a row in `docs/operators.md`. */
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
  variable('OCTAVO_HOSTS', '(none)', 'other host names of the application, separated by commas'),
  variable(
    'OCTAVO_SITES_URL',
    '(OCTAVO_PUBLIC_URL)',
    'the address of sites without a domain, with a host of its own',
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
  variable(
    'OCTAVO_MAIL_FROM',
    '(Octavo <octavo@localhost.test>, with the name of the installation)',
    'the sender of mail',
  ),
  variable('OCTAVO_BRAND_NAME', 'Octavo', 'the name of the installation, everywhere people see one'),
  variable('OCTAVO_BRAND_LOGO', '(the octopus)', 'a file in SVG or PNG that replaces the octopus'),
  variable('OCTAVO_BRAND_LOGO_DARK', '(the same logo)', 'the logo in dark mode'),
  variable('OCTAVO_BRAND_FAVICON', '(the logo)', 'a file in SVG, PNG or ICO for the tab of the browser'),
  variable('OCTAVO_BRAND_PRIMARY', '(#0F5C6E)', 'the colour of buttons, links and the focus, #RRGGBB'),
  variable('OCTAVO_BRAND_PRIMARY_DARK', '(derived)', 'the same in dark mode'),
  variable('OCTAVO_BRAND_SECONDARY', '(#BE412A)', 'the second colour and that of the octopus, #RRGGBB'),
  variable('OCTAVO_BRAND_SECONDARY_DARK', '(derived)', 'the same in dark mode'),
  variable('OCTAVO_BRAND_FONT', '(Inter)', 'a .woff2 file, or the name of a font that people have'),
  variable(
    'OCTAVO_OFFICE_ADDRESS',
    '(none)',
    'how to reach the people who run the installation: an email address, or a postal one',
  ),
  variable('OCTAVO_SOCIAL_GITHUB', '(https://github.com/)', 'where the first icon in the footer leads'),
  variable('OCTAVO_SOCIAL_LINKEDIN', '(https://www.linkedin.com/)', 'where the second icon leads'),
  variable('OCTAVO_SOCIAL_YOUTUBE', '(https://www.youtube.com/)', 'where the third icon leads'),
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
  variable('S3_ENDPOINT', '(images are files in the data folder)', 'the address of an S3-compatible store'),
  variable('S3_BUCKET', '(none)', 'the bucket for images'),
  variable('S3_REGION', 'us-east-1', 'the region of the bucket'),
  variable('S3_ACCESS_KEY_ID', '(none)', 'the public half of the key of the bucket'),
  secret('S3_SECRET_ACCESS_KEY', '(none)', 'the secret half of the key of the bucket'),
  variable(
    'OCTAVO_TRUST_PROXY',
    '(nobody)',
    'who may set X-Forwarded-* and X-Request-Id: addresses, ranges, loopback, linklocal or uniquelocal, separated by commas',
  ),
  variable('OCTAVO_RATE_LIMIT_SCALE', '1', 'multiplies every rate limit'),
  variable('OCTAVO_MAX_PAGE_MB', '2', 'the most data of all blocks of a page, in MB'),
  variable('OCTAVO_MAX_COMPONENTS_MB', '2', 'the most data of all components of a workspace, in MB'),
  variable('OCTAVO_MAX_PAGES', '20000', 'the most pages of a workspace'),
  variable('OCTAVO_MAX_BLOCKS', '500000', 'the most blocks of all pages of a workspace'),
  variable('OCTAVO_MAX_MEDIA_MB', '20480', 'the most images of a workspace, in MB'),
  variable('OCTAVO_MAX_INQUIRIES_MB', '50', 'the most messages of visitors to a workspace, in MB'),
  variable(
    'OCTAVO_MAX_HISTORY_MB',
    '10240',
    'the most former states and published versions of a workspace, in MB',
  ),
  variable('OCTAVO_MAX_WORKSPACES', '100', 'the most workspaces of a user'),
  variable('OCTAVO_KEEP_HISTORY_DAYS', '30', 'how many days every former state of a record is kept'),
  variable('OCTAVO_KEEP_HISTORY_STATES', '20', 'how many former states of a record are kept after that'),
  variable('OCTAVO_KEEP_OUTBOX_DAYS', '30', 'how many days a mail in outbox/ is kept'),
  variable('OCTAVO_STOP_DELAY', '0', 'seconds for which a stopping server still accepts connections'),
  variable('OCTAVO_STOP_TIMEOUT', '30', 'seconds that requests under way may take when the server stops'),
  variable(
    'OCTAVO_WATCHDOG_TIMEOUT',
    '30',
    'seconds for which the event loop may be blocked before the process is restarted; 0 never restarts it',
  ),
  secret('OCTAVO_METRICS_TOKEN', '(off)', 'the token that reads /metrics; without it there are no metrics'),
  variable('LOG_LEVEL', 'info', 'what is logged: trace, debug, info, warn, error, fatal or silent'),
]);

function variable(name: string, byDefault: string, meaning: string): ConfigVariable {
  return { name, default: byDefault, meaning, secret: false };
}

function secret(name: string, byDefault: string, meaning: string): ConfigVariable {
  return { name, default: byDefault, meaning, secret: true };
}
