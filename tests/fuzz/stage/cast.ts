import { randomUUID } from 'node:crypto';
import { findActorByToken, openSession } from '../../../server/modules/sessions/service.ts';
import { createUser } from '../../../server/modules/users/service.ts';
import { readMail } from '../../../server/modules/mails/service.ts';
import type { ApiKey } from '../../../shared/wire/api-keys.ts';
import { solveCaptcha } from '../../support/accounts.ts';
import type { Person, World } from '../../support/world.ts';
import { furnish } from './furnish.ts';
import type { KnownRecords } from './known-records.ts';
import type { ActorName } from './stage.ts';

/** The actors with an account. */
export type Member = 'user' | 'stranger' | 'admin';

const owners = ['user', 'stranger'] as const;

/** Collections whose table has the same name and whose rows belong to a workspace. */
const tables = ['pages', 'blocks', 'components', 'media', 'accesses', 'inquiries'] as const;

/** How many mailed keys of each kind to keep, and how many captchas to solve ahead. */
const keysKept = 3;
const captchasAhead = 2;

/** The people who send requests, and what they need for that. */
export class Cast {
  readonly #world: World;
  readonly #known: KnownRecords;
  readonly #people = new Map<Member, Person>();
  readonly #captchas: string[] = [];
  #siteKey = '';
  #mailedKeys: readonly string[] = [];

  constructor(world: World, known: KnownRecords) {
    this.#world = world;
    this.#known = known;
  }

  /** The account of an actor; guests and sites use the user's. */
  person(actor: ActorName): Person {
    const found = this.#people.get(actor === 'stranger' || actor === 'admin' ? actor : 'user');
    if (found === undefined) throw new Error(`Nobody plays the ${actor}.`);
    return found;
  }

  get people(): readonly Person[] {
    return [...this.#people.values()];
  }

  get siteKey(): string {
    return this.#siteKey;
  }

  get mailedKeys(): readonly string[] {
    return this.#mailedKeys;
  }

  mailedKey(index: number): string {
    return this.#mailedKeys[index % Math.max(this.#mailedKeys.length, 1)] ?? 'a key that nobody was sent';
  }

  /** An unused captcha solution. */
  takeCaptcha(): string {
    return this.#captchas.pop() ?? 'no solution';
  }

  /** Restores what the last batch destroyed: accounts, sessions, something in the workspaces, a key, mails to open. */
  async repair(victimEmail: string): Promise<void> {
    for (const member of ['user', 'stranger', 'admin'] as const) await this.#repairPerson(member);
    for (const owner of owners) await this.#repairContent(owner);
    if (this.#known.ids('admin', 'users').length === 0)
      this.#known.replace('admin', 'users', [{ id: this.person('admin').id }]);
    await this.#repairSiteKey();
    await this.#readMails(victimEmail);
    while (this.#captchas.length < captchasAhead) this.#captchas.push(await solveCaptcha(this.#world));
  }

  async #repairPerson(member: Member): Promise<void> {
    const { dependencies } = this.#world;
    const { db } = dependencies;
    const person = this.#people.get(member);
    if (person !== undefined && (await findActorByToken(dependencies, person.token)) !== undefined) return;
    const row =
      person === undefined
        ? undefined
        : await db.selectFrom('users').select('blocked_at').where('id', '=', person.id).executeTakeFirst();
    if (person !== undefined && row?.blocked_at === null) {
      this.#people.set(member, { ...person, token: await openSession(dependencies, db, person.id) });
      return;
    }
    const email = `${member}-${randomUUID()}@example.test`;
    const password = `password of ${email}`;
    const role = member === 'admin' ? 'admin' : 'user';
    const { id } = await createUser(dependencies, db, { email, name: member, role, password });
    this.#people.set(member, { id, email, password, token: await openSession(dependencies, db, id) });
  }

  async #repairContent(owner: (typeof owners)[number]): Promise<void> {
    const { db } = this.#world.dependencies;
    const person = this.person(owner);
    this.#known.replace(owner, 'users', [{ id: person.id }]);
    const models = await db
      .selectFrom('block_content_models')
      .select('id')
      .orderBy('id', 'desc')
      .limit(30)
      .execute();
    this.#known.replace(owner, 'block-content-models', models);
    const read = async () => {
      const mine = db.selectFrom('workspaces').select('id').where('owner', '=', person.id);
      this.#known.replace(owner, 'workspaces', await mine.orderBy('id', 'desc').limit(30).execute());
      const counts = tables.map(async (table) => {
        const query = db.selectFrom(table).where('workspace', 'in', mine).orderBy('id', 'desc').limit(30);
        const rows = await query.selectAll().execute();
        this.#known.replace(owner, table, rows.map(asAnswered));
        return rows.length;
      });
      return Promise.all(counts);
    };
    const missing = (await read()).includes(0);
    if (!missing) return;
    await furnish(this.#world, person, `Notes of the ${owner}`);
    await read();
  }

  async #repairSiteKey(): Promise<void> {
    const as = this.person('user');
    const id = this.#known.ids('user', 'accesses').at(-1) ?? '';
    const { body } = await this.#world.call<Partial<ApiKey>>('GET', `/api/accesses/${id}/`, { as });
    this.#siteKey = body.api_key ?? this.#siteKey;
  }

  /** The newest keys of each kind of mail. */
  async #readMails(victimEmail: string): Promise<void> {
    const { dependencies } = this.#world;
    const rows = await dependencies.db
      .selectFrom('outbox')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(60)
      .execute();
    const links = rows
      .map((row) => readMail(dependencies, row))
      .filter((mail) => mail !== undefined)
      .filter(({ to }) => to !== victimEmail)
      .map(({ link }) => link.split('/'));
    const kinds = Map.groupBy(links, (link) => link.slice(0, -1).join('/'));
    this.#mailedKeys = [...kinds.values()]
      .flatMap((sent) => sent.slice(0, keysKept).map((link) => link.at(-1) ?? ''))
      .filter((key) => key.length >= 40);
  }
}

/** A row roughly as an answer shows it, with its JSON parsed. */
function asAnswered(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) =>
      name === 'data' || name === 'allowed_origins'
        ? [name, JSON.parse(String(value)) as unknown]
        : [name, value],
    ),
  );
}
