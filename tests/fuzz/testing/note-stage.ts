import fastify, { type FastifyReply } from 'fastify';
import type { Description } from '../operations.ts';
import type { AllowedEffect, ReceivedAnswer, SentRequest, Stage } from '../stage/stage.ts';

interface Note {
  readonly owner: string;
  text: string;
}

/** Faults of the notes application. */
export interface NoteFaults {
  /** Throws on long texts. */
  readonly failsOnLongText?: boolean;
  /** Answers with the caller's token. */
  readonly tellsToken?: boolean;
  /** Logs the request, credentials included. */
  readonly logsCredentials?: boolean;
  /** Changes any note, no matter who owns it. */
  readonly trustsIds?: boolean;
  /** Rejects with a stack trace. */
  readonly showsStack?: boolean;
  /** Rejects without a code. */
  readonly rejectsLoosely?: boolean;
}

const token = 'planted-token-of-the-user';

const description: Description = {
  paths: {
    '/api/notes/{id}/': {
      get: { security: [{ token: [] }] },
      patch: {
        security: [{ token: [] }],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['text'],
                properties: { text: { type: 'string', maxLength: 100 } },
              },
            },
          },
        },
      },
    },
  },
};

/** A small notes application with one note of the caller's and one of a victim's, and with the faults requested. */
export async function openNoteStage(
  faults: NoteFaults,
  allowedEffects: readonly AllowedEffect[] = [],
): Promise<Stage> {
  const notes = new Map<string, Note>([
    ['mine', { owner: 'user', text: '' }],
    ['theirs', { owner: 'victim', text: 'private' }],
  ]);
  const log: string[] = [];
  const app = makeApp(notes, log, faults);
  await app.ready();
  return {
    description,
    models: [{ id: 'm', content_model_type: 'PAGE', content_model: {} }],
    allowedEffects,
    port: undefined,
    send: (request) => send(app, request),
    contradiction: () => undefined,
    credentials: (actor) => (actor === 'guest' ? {} : { authorization: `Token ${token}` }),
    find: (_actor, source) => (source.kind === 'record' && source.whose === 'foreign' ? 'theirs' : 'mine'),
    record: (id) => notes.get(id),
    learn: () => undefined,
    repair: () => Promise.resolve(),
    snapshot: () => Promise.resolve(new Map([['notes', rowsOf(notes, 'victim')]])),
    secrets: () => [{ what: 'a token', text: token }],
    keyOwner: () => undefined,
    takeLog: () => log.splice(0),
    close: () => app.close(),
  };
}

function makeApp(notes: Map<string, Note>, log: string[], faults: NoteFaults) {
  const app = fastify({
    frameworkErrors: (_error, _request, reply) =>
      void (reply as FastifyReply).code(404).send(rejection('not_found')),
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (error.statusCode === undefined) return reply.code(500).send(rejection('internal_error'));
    return reply
      .code(400)
      .send(rejection('parse_error', faults.showsStack === true ? error.stack : undefined));
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(faults.rejectsLoosely === true ? { error: 'Not Found' } : rejection('not_found')),
  );
  app.addHook('onResponse', async (request) => {
    if (faults.logsCredentials === true) log.push(JSON.stringify(request.headers));
  });
  app.route<{ Params: { id: string } }>({
    method: ['GET', 'PATCH'],
    url: '/api/notes/:id/',
    handler(request, reply) {
      const note = notes.get(request.params.id);
      if (request.headers.authorization !== `Token ${token}`)
        return reply.code(401).send(rejection('not_authenticated'));
      if (note === undefined || (note.owner !== 'user' && faults.trustsIds !== true))
        return reply.callNotFound();
      const text: unknown = (request.body as { text?: unknown } | null | undefined)?.text;
      if (typeof text === 'string') {
        if (faults.failsOnLongText === true && text.length > 60) throw new Error('too long');
        note.text = text;
      }
      return { ...note, ...(faults.tellsToken === true ? { token } : {}) };
    },
  });
  return app;
}

function rejection(code: string, sentence = 'No.') {
  return { message: sentence, code, detail: sentence };
}

function rowsOf(notes: ReadonlyMap<string, Note>, owner: string): ReadonlyMap<string, string> {
  return new Map(
    [...notes].filter(([, note]) => note.owner === owner).map(([id, note]) => [id, JSON.stringify(note)]),
  );
}

async function send(app: ReturnType<typeof makeApp>, request: SentRequest): Promise<ReceivedAnswer> {
  const { method, url, headers, payload } = request;
  const answer = await app.inject({
    method: method as 'GET',
    url,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, headers: answer.headers, text: answer.body, bytes: answer.rawPayload };
}
