import { openSession } from '../../../server/modules/sessions/service.ts';
import { createUser } from '../../../server/modules/users/service.ts';
import type { CallOptions, Person, World } from '../../support/world.ts';
import type { KnownRecords } from './known-records.ts';
import type { Watched } from './rows-of.ts';
import type { ActorName, Secret } from './stage.ts';

/** Secrets as an operator configures them. */
export const planted = {
  OCTAVO_SECRET: 'planted-secret-of-the-installation',
  SMTP_URL: 'smtp://mailer:planted-smtp-password@127.0.0.1:9/',
  CAPTCHA_SECRET: 'planted-captcha-secret',
} as const;

/** A mark in everything that the victim has written; nobody else may read it. */
export const privateWords = 'planted words of the victim';

/** An account that never sends a request. */
export async function makeVictim({ dependencies }: World): Promise<Person> {
  const [email, password] = ['victim@example.test', 'the password of the victim'];
  const { db } = dependencies;
  const { id } = await createUser(dependencies, db, { email, name: 'Victim', role: 'user', password });
  return { id, email, password, token: await openSession(dependencies, db, id) };
}

/** Adds rows that no route creates for a user, and returns what identifies all rows of the victim. */
export async function watchVictim(world: World, victim: Person, workspace: string): Promise<Watched> {
  const { db } = world.dependencies;
  const body = { title: privateWords, url_path: '/retried', workspace };
  await succeed(world, victim, '/api/pages/', { body, headers: { 'idempotency-key': 'a' } });
  for (const path of ['/api/auth/request-account/', '/api/newsletter/'])
    await succeed(world, victim, path, { body: { email: victim.email } });
  const now = new Date().toISOString();
  const identity = { provider: 'github' as const, subject: '1', user: victim.id, created_at: now };
  await db.insertInto('social_identities').values(identity).execute();
  await plantPlan(world, workspace, now);
  await db.insertInto('settings').values({ name: 'planted', value: now }).execute();
  const media = await db.selectFrom('media').select('file').where('workspace', '=', workspace).execute();
  const accesses = await db.selectFrom('accesses').select('id').where('workspace', '=', workspace).execute();
  return {
    user: victim.id,
    email: victim.email,
    workspaces: [workspace],
    accesses: accesses.map(({ id }) => id),
    files: media.map(({ file }) => file),
  };
}

const nothing = { blocks: 0, pages: 0, live_pages: 0, components: 0, workspaces: 0 };

/** What a plan has rewritten in the workspace. */
async function plantPlan({ dependencies: { db } }: World, workspace: string, now: string): Promise<void> {
  const block = await db
    .selectFrom('blocks')
    .selectAll()
    .where('workspace', '=', workspace)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('plans')
    .values({
      ...{ id: 'planted', block_content_model: block.block_content_model, model_revision: 1 },
      ...{ operations: JSON.stringify([{ op: 'reorder', fields: ['title'] }]), decisions: '{}' },
      ...{ fields_before: '{}', fields_after: '{}', state: 'undone' },
      ...{ live: null, shape: null, undo_shape: null, live_cursor: '' },
      ...{ counts: JSON.stringify(nothing), failures: '[]', failure_count: 0 },
      ...{ created_at: now, created_by: null, applied_at: now, applied_by: null },
      ...{ undone_at: now, undone_by: null, values_removed_at: null },
    })
    .execute();
}

async function succeed(world: World, as: Person, path: string, options: CallOptions): Promise<void> {
  const { status, text } = await world.call('POST', path, { ...options, as });
  if (status >= 300) throw new Error(`POST ${path} answered ${status}: ${text}`);
}

/** Tells everybody the victim's ids: an id is not a secret, and a stranger may have seen it. */
export async function learnVictim(
  { dependencies: { db, secrets } }: World,
  stage: { victim: Person; workspace: string; known: KnownRecords; keys: Map<string, ActorName | 'victim'> },
): Promise<void> {
  const { known, keys, workspace, victim } = stage;
  known.replace('victim', 'users', [{ id: victim.id }]);
  for (const collection of ['workspaces', 'websites'])
    known.replace('victim', collection, [{ id: workspace }]);
  for (const table of ['pages', 'blocks', 'components', 'media', 'accesses', 'inquiries'] as const) {
    const rows = await db.selectFrom(table).selectAll().where('workspace', '=', workspace).execute();
    known.replace('victim', table, rows);
  }
  for (const row of await db.selectFrom('accesses').selectAll().execute())
    keys.set(secrets.decrypt(row.key_cipher, row.id), 'victim');
}

/** What must not appear anywhere, of the victim and of the installation. */
export async function collectSecrets(
  { dependencies: { db } }: World,
  victim: Person,
): Promise<readonly Secret[]> {
  const accesses = await db.selectFrom('accesses').selectAll().execute();
  const sessions = await db.selectFrom('sessions').selectAll().execute();
  return [
    ...secretsOf(victim),
    {
      what: 'what somebody else has written',
      text: privateWords,
      // A block type is kept to workspaces by their names, a plan names the values that do not convert, and websites have
      // the names of their workspaces.
      shown: /^[A-Z]+ \/api\/(workspaces\/names\/|websites\/|block-content-models\/.+\/plans\/)/,
    },
    { what: 'the secret of the installation', text: planted.OCTAVO_SECRET },
    { what: 'the password of the mail server', text: 'planted-smtp-password' },
    { what: 'the secret of the captcha', text: planted.CAPTCHA_SECRET },
    ...sessions.map(({ token_hash }) => ({ what: 'the hash of a token', text: token_hash })),
    ...accesses.flatMap(({ key_hash, key_cipher }) => [
      { what: 'the hash of an API key', text: key_hash },
      { what: 'the cipher of an API key', text: key_cipher },
    ]),
  ];
}

/** What must not appear anywhere, of an account. */
export function secretsOf({ token, password }: Person): readonly Secret[] {
  return [
    { what: 'a token', text: token },
    { what: 'a password', text: password },
  ];
}
