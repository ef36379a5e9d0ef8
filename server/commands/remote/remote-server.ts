import { CommandFailure, type CommandContext } from '../command.ts';

/** The option that says which server a command talks to. */
export const urlOption = {
  url: { value: 'address', meaning: 'where the server is; OCTAVO_PUBLIC_URL, or this machine, by default' },
} as const;

/** A request to a server. */
export interface RemoteRequest {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly body?: object;
  /** The revision that a write starts from. */
  readonly revision?: number;
}

/** A server that a command talks to over HTTP, as its clients do. */
export interface RemoteServer {
  /** Without a path. */
  readonly address: string;
  /** Throws `RemoteRefusal` if the server refuses, and `CommandFailure` if there is none. */
  call<Answer>(path: string, request?: RemoteRequest): Promise<Answer>;
}

/** What a server answered instead of doing it. */
export class RemoteRefusal extends CommandFailure {
  readonly status: number;

  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

/** How long one answer may take, in milliseconds: a plan reads every block of its type. */
const patience = 300_000;

/** The server that `--url` names. `headers` say who is calling. */
export function remoteServer(address: string, headers: Readonly<Record<string, string>>): RemoteServer {
  return {
    address,
    async call<Answer>(path: string, { method = 'GET', body, revision }: RemoteRequest = {}) {
      const answer = await fetch(`${address}${path}`, {
        method,
        headers: {
          accept: 'application/json',
          ...headers,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(revision !== undefined && { 'if-match': `"${revision}"` }),
        },
        // A redirect to another host would be given the credentials.
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }).catch((error: unknown) => {
        throw new CommandFailure(`${address} cannot be reached: ${reasonOf(error)}.`);
      });
      const text = await answer.text();
      const said = text === '' ? undefined : read(text);
      if (!answer.ok) throw new RemoteRefusal(answer.status, sentenceOf(said, answer.status));
      if (said === undefined && answer.status !== 204)
        throw new CommandFailure(`${address} answers with no JSON, so it is no Octavo.`);
      return said as Answer;
    },
  };
}

/** Where the server is. A password or key is sent without encryption only within this machine. */
export function addressOf(context: CommandContext): string {
  const given = context.value('url') ?? context.config.publicUrl;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new CommandFailure(`"${given}" is no address such as https://www.example.com.`);
  if (url.protocol === 'http:' && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname))
    throw new CommandFailure(
      `${url.origin} is not encrypted. Use https, so that nobody reads the credentials.`,
    );
  return url.origin;
}

function read(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** What the server says: one sentence, or sentences by field. */
function sentenceOf(said: unknown, status: number): string {
  if (typeof said !== 'object' || said === null) return `The server answers with status ${status}.`;
  if ('message' in said && typeof said.message === 'string') return said.message;
  return Object.entries(said)
    .map(([field, sentences]) => {
      const text = [sentences].flat().map(String).join(' ');
      return field === 'non_field_errors' ? text : `${field}: ${text}`;
    })
    .join('\n');
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message;
  return String(cause);
}
