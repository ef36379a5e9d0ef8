import http, { Agent } from 'node:http';

/** The outcome of a request. */
export interface Outcome {
  /** The status, or the code of the error. */
  readonly result: number | string;
  readonly body: string;
  readonly headers: http.IncomingHttpHeaders;
}

export interface ClientRequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A form, or a body to send as JSON. */
  readonly body?: object;
  readonly agent?: Agent | false;
  /** Milliseconds without a sign of life, after which the result is `hung`. */
  readonly patience?: number;
}

/** Sends one request; never rejects. */
export async function send(url: string, options: ClientRequestOptions = {}): Promise<Outcome> {
  const { method = 'GET', headers = {}, agent = false, patience = 20_000 } = options;
  const { body, type } = await encode(options.body);
  return new Promise((resolve) => {
    const fail = (result: string) => resolve({ result, body: '', headers: {} });
    const request = http.request(url, {
      method,
      agent,
      timeout: patience,
      headers: { ...headers, ...(type !== undefined && { 'content-type': type }) },
    });
    request.on('timeout', () => {
      fail('hung');
      request.destroy();
    });
    request.on('error', (error: NodeJS.ErrnoException) => fail(error.code ?? error.message));
    request.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('error', (error: NodeJS.ErrnoException) => fail(error.code ?? error.message));
      response.on('end', () =>
        resolve({ result: response.statusCode ?? 0, body: text, headers: response.headers }),
      );
    });
    request.end(body);
  });
}

async function encode(
  body?: object,
): Promise<{ readonly body?: string | Uint8Array; readonly type?: string }> {
  if (body === undefined) return {};
  if (!(body instanceof FormData)) return { body: JSON.stringify(body), type: 'application/json' };
  const form = new Response(body);
  return { body: await form.bytes(), type: form.headers.get('content-type') ?? '' };
}

/** Clients that send one request after the other. */
export interface SteadyClients {
  /** How often each result has come up so far. */
  readonly results: ReadonlyMap<number | string, number>;
  /** Lets the last requests end. */
  stop(): Promise<void>;
}

/**
 * Starts this many clients. The odd ones keep their connection, the even ones open one for each request. `ask` sends a
 * request through the agent that it is given.
 */
export function startSteadyClients(
  count: number,
  ask: (agent: Agent | false, client: number) => Promise<Outcome | undefined>,
): SteadyClients {
  const results = new Map<number | string, number>();
  const stopping = new AbortController();
  const run = async (client: number) => {
    const agent = client % 2 === 1 && new Agent({ keepAlive: true, maxSockets: 1 });
    while (!stopping.signal.aborted) {
      const outcome = await ask(agent, client);
      if (outcome === undefined) break;
      results.set(outcome.result, (results.get(outcome.result) ?? 0) + 1);
    }
    if (agent !== false) agent.destroy();
  };
  const running = Promise.all(Array.from({ length: count }, (_, client) => run(client)));
  return {
    results,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
