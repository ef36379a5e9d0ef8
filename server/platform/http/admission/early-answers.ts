import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { App } from '../routes/app-types.ts';

/** Answers a request at once, or returns false and leaves the response alone. */
export type EarlyAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Shows every incoming request to this function before the framework does any work for it. */
export function answerEarly({ server }: App, answer: EarlyAnswer): void {
  const framework = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (answer(request, response)) return;
    for (const listener of framework) listener(request, response);
  });
}
