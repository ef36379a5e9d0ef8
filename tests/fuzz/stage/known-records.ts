import type { ActorName, Exchange } from './stage.ts';

/** The owners of records, including the victim. */
type Holder = ActorName | 'victim';

/** How many ids to remember per collection and actor. */
const kept = 30;

type Fields = Readonly<Record<string, unknown>>;

/** What the actors have learnt about records: the ids by collection, newest first, and the last answer for each. */
export class KnownRecords {
  readonly #ids = new Map<string, string[]>();
  readonly #records = new Map<string, Fields>();

  ids(holder: Holder, collection: string): readonly string[] {
    return this.#ids.get(`${holder} ${collection}`) ?? [];
  }

  record(id: string): Fields | undefined {
    return this.#records.get(id);
  }

  /** Sets the records that an actor has in a collection, newest first. Earlier answers stay. */
  replace(holder: Holder, collection: string, rows: readonly Fields[]): void {
    this.#ids.set(`${holder} ${collection}`, rows.map((row) => String(row['id'])).slice(0, kept));
    for (const row of rows) {
      const id = String(row['id']);
      if (!this.#records.has(id)) this.#records.set(id, row);
    }
  }

  /** Notes the records in an answer, and that one was deleted. */
  learn({ request, answer }: Exchange): void {
    const collection = request.url.split(/[/?]/)[2] ?? '';
    if (answer.status >= 300) return;
    if (request.method === 'DELETE')
      return this.#forget(request.actor, collection, request.url.split('/')[3] ?? '');
    for (const record of recordsIn(answer.text)) this.#note(request.actor, collection, record);
  }

  #note(holder: Holder, collection: string, record: Fields): void {
    const { id } = record;
    if (typeof id !== 'string') return;
    // Administrators see the victim's records and may change some of them, so they must not use them.
    if (holder === 'admin' && this.ids('victim', collection).includes(id)) return;
    this.#records.set(id, { ...this.#records.get(id), ...record });
    const others = this.ids(holder, collection).filter((other) => other !== id);
    this.#ids.set(`${holder} ${collection}`, [id, ...others].slice(0, kept));
  }

  #forget(holder: Holder, collection: string, id: string): void {
    this.#ids.set(
      `${holder} ${collection}`,
      this.ids(holder, collection).filter((other) => other !== id),
    );
  }
}

/** The records in an answer: from a list only the first ones, in reverse order. */
function recordsIn(text: string): readonly Fields[] {
  const body = readJson(text);
  const list = Array.isArray(body) ? body : isFields(body) ? body['results'] : undefined;
  return (Array.isArray(list) ? (list as unknown[]).slice(0, 5).toReversed() : [body]).filter(isFields);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
