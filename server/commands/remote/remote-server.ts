import type { FieldProblem } from '../../../shared/wire/basics.ts';
import { isRecord } from '../../../shared/is-record.ts';
import { oneLine } from '../../../shared/one-line.ts';
import { CommandFailure, type CommandContext } from '../command.ts';

export const urlOption = {
  url: { value: 'address', meaning: 'where the server is; OCTAVO_PUBLIC_URL, or this machine, by default' },
} as const;

export interface RemoteRequest {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly body?: object;
  /** The revision on which a write is based. */
  readonly revision?: number;
}

/** A server that a command calls over HTTP, like any client. */
export interface RemoteServer {
  /** Without a path. */
  readonly address: string;
  /** Throws `RemoteError` for an error answer, and `CommandFailure` if no server answers. */
  call<Answer>(path: string, request?: RemoteRequest): Promise<Answer>;
}

export class RemoteError extends CommandFailure {
  readonly status: number;
  readonly problems: FieldProblem['errors'];

  constructor(status: number, said: unknown) {
    const problems = problemsIn(said);
    const sentences = problems.map(({ field, path, detail }) =>
      oneLine(sentenceAt([field, ...path], detail)),
    );
    super(sentences.length > 0 ? sentences.join('\n') : sentenceOf(said, status));
    this.status = status;
    this.problems = problems;
  }
}

export function sentenceAt(place: readonly (string | number)[], sentence: string): string {
  const names = place.filter((name) => name !== 'non_field_errors');
  return names.length === 0 ? sentence : `${names.join('.')}: ${sentence}`;
}

/** Timeout of an answer in milliseconds: a plan reads every block of its type. */
const patience = 300_000;

/** `headers` identify the caller. */
export function remoteServer(address: string, headers: Readonly<Record<string, string>>): RemoteServer {
  return {
    address,
    async call<Answer>(path: string, { method = 'GET', body, revision }: RemoteRequest = {}) {
      const answer = await fetch(`${address}${path}`, {
        method,
        headers: {
          accept: 'application/json, application/problem+json',
          ...headers,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(revision !== undefined && { 'if-match': `"${revision}"` }),
        },
        // A redirect to another host would receive the credentials.
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }).catch((error: unknown) => {
        throw new CommandFailure(`${address} cannot be reached: ${reasonOf(error)}.`);
      });
      const text = await answer.text();
      const said = text === '' ? undefined : read(text);
      if (!answer.ok) throw new RemoteError(answer.status, said);
      if (said === undefined && answer.status !== 204)
        throw new CommandFailure(`${address} answers with no JSON, so it is no Octavo.`);
      return said as Answer;
    },
  };
}

/** The address of the server. A password or key is sent unencrypted only within this machine. */
export function addressOf(context: CommandContext): string {
  const given = context.value('url') ?? context.config.publicUrl;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new CommandFailure(`"${given}" is no address such as https://www.example.com.`);
  if (url.protocol === 'http:' && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname))
    throw new CommandFailure(`${url.origin} is not encrypted. Use https to protect the credentials.`);
  return url.origin;
}

function read(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function sentenceOf(said: unknown, status: number): string {
  const message = isRecord(said) ? said['message'] : undefined;
  return message === undefined ? `The server answers with status ${status}.` : oneLine(String(message));
}

function problemsIn(said: unknown): FieldProblem['errors'] {
  const errors = isRecord(said) ? said['errors'] : undefined;
  return Array.isArray(errors) ? (errors as FieldProblem['errors']) : [];
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message;
  return String(cause);
}
