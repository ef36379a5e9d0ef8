import { pathOf, sentText, type Exchange, type Finding } from './exchange.ts';
import type { Secret } from './fuzz-stage.ts';

const apiKey = /oct_[\w-]{43}/;

/** No answer and no log line may contain these, no matter who asks. `cheap:` marks the password hashes used in tests. */
const forbidden: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a password hash', /\$argon2|\bcheap:[\w-]{20}/],
  ['a column of secrets', /"(?:key_hash|key_cipher|token_hash|payload_cipher|answer_cipher)"\s*:/],
];

/** Internals that no error may reveal. */
const internals: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a stack', /\bat [^\n]{0,200}:\d+:\d+\)?/],
  ['a path', /node_modules|[\w-]+\.ts:\d|octavo-world|octavo\.sqlite/],
  [
    'SQL',
    /SQLITE_|\b(?:select|insert into|delete from|update) "|violates|duplicate key|syntax error at|constraint failed/i,
  ],
  ['a version', /"(?:version|node|fastify)"\s*:|\bfastify\/\d|\bnode\/v?\d/i],
  [
    'an error of the platform',
    /\b(?:TypeError|RangeError|SyntaxError|ERR_[A-Z_]+|FST_[A-Z_]+|ECONN\w+|ENOENT|EACCES)\b/,
  ],
];

/** Finds secrets in an answer, and internals in an error. Text from the request itself is allowed. */
export function findLeaks(
  secrets: readonly Secret[],
  { request, status, text }: Exchange,
): readonly Finding[] {
  const isAdmin = request.role === 'admin';
  const hidden = secrets.filter(({ shown }) => !(isAdmin && shown?.test(request.line) === true));
  // API keys are shown where they are managed.
  const isManaged = status < 300 && pathOf(request).startsWith('/api/accesses');
  const sent = sentText(request);
  const found = matches(status >= 400 ? internals : [], text).filter(
    ([, match]) => !sent.includes(match.toLowerCase()),
  );
  const patterns = isManaged ? forbidden : [...forbidden, ['an API key', apiKey] as const];
  return [...findSecrets(hidden, text), ...matches(patterns, text), ...found].map(
    ([what, detail]) => [`${what} in an answer`, detail] as const,
  );
}

/** Finds secrets in the log. */
export function findLoggedSecrets(secrets: readonly Secret[], lines: readonly string[]): readonly Finding[] {
  const patterns = [...forbidden, ['an API key', apiKey] as const];
  return lines.flatMap((line) =>
    [...findSecrets(secrets, line), ...matches(patterns, line)].map(
      ([what]) => [`${what} in the log`, line] as const,
    ),
  );
}

function findSecrets(secrets: readonly Secret[], text: string): readonly Finding[] {
  return secrets
    .filter((secret) => text.includes(secret.text))
    .map((secret) => [secret.what, secret.text] as const);
}

function matches(
  patterns: readonly (readonly [what: string, pattern: RegExp])[],
  text: string,
): readonly Finding[] {
  return patterns.flatMap(([what, pattern]) => {
    const match = pattern.exec(text)?.[0];
    return match === undefined ? [] : [[what, match] as const];
  });
}
