import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Dialect } from '../../../server/platform/database/errors.ts';
import { checkAgainstDescription } from '../../support/described-answers.ts';
import { openWorld, type World } from '../../support/world.ts';
import type { Description } from '../operations.ts';
import { allowedEffects } from './allowed-effects.ts';
import { Cast } from './cast.ts';
import { furnish } from './furnish.ts';
import { KnownRecords } from './known-records.ts';
import { findSource } from './find-source.ts';
import { createRowReader, readFiles } from './rows-of.ts';
import {
  collectSecrets,
  learnVictim,
  makeVictim,
  planted,
  privateWords,
  secretsOf,
  watchVictim,
} from './victim.ts';
import type { Source } from '../templates.ts';
import type {
  ActorName,
  Exchange,
  KnownModel,
  ReceivedAnswer,
  Secret,
  SentRequest,
  Snapshot,
} from './stage.ts';

type OpenWorld = Awaited<ReturnType<typeof openWorld>>;

export type Stage = Awaited<ReturnType<typeof openOctavoStage>>;

/** The real application on a new database, with a cast of actors and a victim who only owns things. */
export async function openOctavoStage(dialect: Dialect, seed: number) {
  const world = fromElsewhere(await openWorld(dialect, { env: { ...planted, ...weatherOf(seed) } }));
  const { body: description } = await world.call<Description>('GET', '/api/openapi.json');
  const victim = await makeVictim(world);
  const { body: models } = await world.call<KnownModel[]>('GET', '/api/block-content-models/', {
    as: victim,
  });
  const workspace = await furnish(world, victim, privateWords);
  const watched = await watchVictim(world, victim, workspace);
  const readRows = await createRowReader(world.dependencies.db, watched);
  const known = new KnownRecords();
  const cast = new Cast(world, known);
  const keys = new Map<string, ActorName | 'victim'>();
  await learnVictim(world, { victim, workspace, known, keys });
  const secrets = await collectSecrets(world, victim);
  let logRead = 0;
  return {
    description,
    models,
    allowedEffects,
    send: (request: SentRequest) => send(world, request),
    /** How an answer contradicts the API's description; undefined if it does not. */
    contradiction: ({ request, answer }: Exchange) => contradiction(world, request, answer),
    credentials: (actor: ActorName) => credentialsOf(cast, actor),
    find: (actor: ActorName, source: Source, addressed: unknown) =>
      findSource({ cast, known, victim }, actor, source, addressed),
    /** The record of a collection with this id, as last answered. */
    record: (id: string) => known.record(id),
    /** Notes what an answer has of records. */
    learn(exchange: Exchange) {
      known.learn(exchange);
      for (const [key] of exchange.answer.text.matchAll(/oct_[\w-]{43}/g))
        if (!keys.has(key)) keys.set(key, exchange.request.actor);
    },
    /** Gives the actors back what they may have lost, before the next batch. */
    repair: () => cast.repair(victim.email),
    async snapshot(): Promise<Snapshot> {
      const files = readFiles(path.join(world.dataDir, 'media'), watched.files);
      return new Map([...(await readRows()), ['files', files]]);
    },
    secrets: (): readonly Secret[] => [
      ...secrets,
      ...cast.people.flatMap(secretsOf),
      ...cast.mailedKeys.map((text) => ({ what: 'a mailed key', text })),
    ],
    /** Who received an API key; undefined if that is not known yet. */
    keyOwner: (apiKey: string) => keys.get(apiKey),
    /** The lines logged since the last call. */
    takeLog() {
      const lines = world.logged.slice(logRead);
      logRead = world.logged.length;
      return lines;
    },
    close: () => world.close(),
  };
}

/** Usually nothing is limited. Now and then rate limits apply, and now and then a proxy is trusted. */
function weatherOf(seed: number): Record<string, string> {
  const limited = seed % 8 === 5;
  return {
    OCTAVO_RATE_LIMIT_SCALE: limited ? '1' : '100000',
    ...(limited || seed % 4 === 2 ? { OCTAVO_TRUST_PROXY: 'loopback' } : {}),
  };
}

/** Where a proxy is trusted, each of the stage's own calls has a different address, so that no limit stops them. */
function fromElsewhere(world: OpenWorld): OpenWorld {
  let calls = 0;
  return {
    ...world,
    call: (method, url, options) => {
      calls += 1;
      const address = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
      return world.call(method, url, {
        ...options,
        headers: { 'x-forwarded-for': address, ...options?.headers },
      });
    },
  };
}

async function send({ app }: World, request: SentRequest) {
  const { method, url, headers, payload } = request;
  const answer = await app.inject({
    method: method as 'GET',
    url,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: decode(answer.rawPayload, answer.headers['content-encoding']),
    bytes: answer.rawPayload,
  };
}

function decode(bytes: Buffer, encoding: unknown): string {
  // The answer to a HEAD names an encoding but has no body.
  if (bytes.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

/**
 * How the answer contradicts the description. If the description does not cover a request, any reason for rejecting it will
 * do: the method, the type of the body, or the caller.
 */
function contradiction(
  { app }: World,
  { method, url }: SentRequest,
  answer: ReceivedAnswer,
): string | undefined {
  const { status, headers, bytes } = answer;
  // The server sees the address as the client library resolves it.
  const { pathname } = new URL(url.startsWith('//') ? `http://localhost${url}` : url, 'http://localhost');
  try {
    checkAgainstDescription(app, { method, url: pathname, status, headers, bytes });
    return undefined;
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    return status >= 400 && /no (operation|such rejection) is described/.test(sentence)
      ? undefined
      : sentence;
  }
}

function credentialsOf(cast: Cast, actor: ActorName): Readonly<Record<string, string>> {
  if (actor === 'guest') return {};
  if (actor === 'site') return { authorization: `Api-Key ${cast.siteKey}` };
  return { authorization: `Token ${cast.person(actor).token}` };
}
