import { answersOver } from './fake-answers.ts';
import { type FakeData, noData } from './fake-data.ts';
import type { FakeRequest } from './fake-network.ts';
import { json, notFound, staleWrite } from './fake-replies.ts';

interface Exception {
  readonly call: string;
  readonly answer: () => Promise<Response>;
}

type AnswerWatch = (request: FakeRequest, answer: Response) => Promise<void>;

let watch: AnswerWatch | undefined;

/** The listener gets every answer of a fake server, except those that a test sets, to compare it with the API's description. */
export function watchAnswers(listener: AnswerWatch): void {
  watch = listener;
}

/**
 * A server in memory that follows the HTTP contract, for stories and screen tests. A call is named `GET /api/pages/`, or
 * `DELETE /api/pages/:id/` if it has an id.
 */
export interface FakeApi {
  readonly data: FakeData;
  readonly requests: FakeRequest[];
  handle(request: FakeRequest): Promise<Response>;
  /** Makes the server reject the call. */
  reject(call: string, status: number, body: unknown): void;
  /** From now on, the call fails for lack of a network. */
  cut(call: string): void;
  /** From now on, the call is never answered. */
  hold(call: string): void;
  /** From now on, the server has a newer build of the client than the running one. */
  deploy(): void;
  /** Clears all settings of the call. */
  repair(call: string): void;
}

/** The record with this id that counts its revisions. */
function versioned({ pages, blocks, components, models }: FakeData, id: string) {
  return [...pages, ...blocks, ...components, ...models].find((record) => record.id === id);
}

export function createFakeApi(part: Partial<FakeData> = {}): FakeApi {
  const data: FakeData = { ...noData(), ...part };
  const requests: FakeRequest[] = [];
  const answers = answersOver(data);
  let exceptions: Exception[] = [];

  function except(call: string, answer: () => Promise<Response>): void {
    exceptions = [...exceptions.filter((exception) => exception.call !== call), { call, answer }];
  }

  return {
    data,
    requests,
    async handle(request) {
      requests.push(request);
      const [, base = '', id = '', action = ''] =
        /^(\/api\/[\w-]+\/)([\w-]+)?\/?(.*)$/.exec(request.path) ?? [];
      const exact = `${request.method} ${request.path}`;
      const call = exact in answers ? exact : `${request.method} ${base}${id === '' ? '' : ':id/'}${action}`;
      const exception = exceptions.find((one) => one.call === call);
      if (exception !== undefined) return exception.answer();
      const answer = staleWrite(request, versioned(data, id)) ?? answers[call]?.(request, id) ?? notFound();
      await watch?.(request, answer.clone());
      return answer;
    },
    reject: (call, status, body) => except(call, async () => json(status, body)),
    cut: (call) => except(call, () => Promise.reject(new TypeError('Failed to fetch'))),
    hold: (call) => except(call, () => new Promise(() => undefined)),
    deploy: () => except('GET /', async () => new Response('<script type="module" src="/next.js"></script>')),
    repair: (call) => {
      exceptions = exceptions.filter((exception) => exception.call !== call);
    },
  };
}
