import { saidBy, type Exchange, type Problem, type Secret } from '../stage/stage.ts';
import type { Stage } from '../stage/octavo-stage.ts';

const apiKey = /oct_[\w-]{43}/g;

/** What no answer or log line may contain, no matter who asks. `cheap:` marks the password hashes used in tests. */
const forbidden: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a password hash', /\$argon2|\bcheap:[\w-]{20}/],
  ['a column of secrets', /"(?:key_hash|key_cipher|token_hash|payload_cipher|answer_cipher)"\s*:/],
];

/** Internals that no error may reveal. */
const inside: readonly (readonly [what: string, pattern: RegExp])[] = [
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
export function findLeaks(stage: Stage, exchange: Exchange): readonly Problem[] {
  const { answer, request } = exchange;
  const { text } = answer;
  const said = saidBy(request);
  const hidden = stage.secrets().filter((secret) => !isShown(secret, exchange));
  const found = findSecrets(hidden, text, (key) => mayRead(stage, exchange, key));
  if (answer.status >= 400) {
    for (const [what, pattern] of inside) {
      const match = pattern.exec(text)?.[0];
      if (match !== undefined && !said.includes(match.toLowerCase())) found.push(`${what}: ${match}`);
    }
  }
  return found.map((detail) => ({
    rule: `${detail.split(':')[0] ?? ''} in an answer at ${request.operation}`,
    detail,
    exchange,
  }));
}

/** Finds secrets in the log. API keys and mailed keys are never allowed there. */
export function findLoggedSecrets(stage: Stage, lines: readonly string[]): readonly Problem[] {
  const logged = lines.join('\n');
  const found = findSecrets(stage.secrets(), logged, () => false);
  return found.map((detail) => ({
    rule: `${detail.split(':')[0] ?? ''} in the log`,
    detail: `${detail}\n${lines.find((line) => line.includes(detail.split(': ')[1] ?? detail)) ?? ''}`,
    exchange: undefined,
  }));
}

function findSecrets(hidden: readonly Secret[], text: string, mayShow: (key: string) => boolean): string[] {
  const secrets = hidden.filter((secret) => text.includes(secret.text));
  const keys = [...text.matchAll(apiKey)].map(([key]) => key).filter((key) => !mayShow(key));
  const patterns = forbidden.flatMap(([what, pattern]) => {
    const match = pattern.exec(text)?.[0];
    return match === undefined ? [] : [`${what}: ${match}`];
  });
  return [
    ...secrets.map(({ what, text: secret }) => `${what}: ${secret}`),
    ...keys.map((key) => `an API key: ${key}`),
    ...patterns,
  ];
}

/** Whether administrators may read it in this answer. */
function isShown({ shown }: Secret, { request }: Exchange): boolean {
  return request.actor === 'admin' && shown?.test(request.operation) === true;
}

/** An API key may be shown where API tokens are listed, to the user who first received it. */
function mayRead(stage: Stage, { request, answer }: Exchange, key: string): boolean {
  if (!request.url.startsWith('/api/accesses') || answer.status >= 300) return false;
  const owner = stage.keyOwner(key);
  return owner === undefined || owner === request.actor;
}
