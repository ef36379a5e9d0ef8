import type { Kysely } from 'kysely';

interface Tables {
  workspaces: { id: string; title: string; site_slug: string };
}

/**
 * A workspace can be a website on this server, at `/sites/<slug>` and at its own domain. Every workspace gets a slug
 * made of its title; its site is off until the owner enables it.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  const workspaces = () => db.schema.alterTable('workspaces');
  await workspaces()
    .addColumn('site_slug', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await workspaces().addColumn('site_enabled_at', 'text').execute();
  await workspaces().addColumn('site_domain', 'text').execute();
  await workspaces()
    .addColumn('site_language', 'text', (c) => c.notNull().defaultTo('en'))
    .execute();
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  for (const { id, title } of await db
    .selectFrom('workspaces')
    .select(['id', 'title'])
    .orderBy('id')
    .execute()) {
    const site_slug = makeSlug(title, taken, counts);
    taken.add(site_slug);
    await db.updateTable('workspaces').set({ site_slug }).where('id', '=', id).execute();
  }
  for (const column of ['site_slug', 'site_domain'])
    await db.schema.createIndex(`workspaces_${column}`).on('workspaces').column(column).unique().execute();
}

const cyrillic = 'абвгдђежзијклљмнњопрстћуфхцчџш';
const latin = 'a b v g d dj e z z i j k l lj m n nj o p r s t c u f h c c dz s'.split(' ');

/** Creates a slug like this release did. `counts` has the last number tried after each title. */
function makeSlug(title: string, taken: ReadonlySet<string>, counts: Map<string, number>): string {
  const folded = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[а-џ]/g, (letter) => latin[cyrillic.indexOf(letter)] ?? letter)
    .replace(/đ/g, 'dj')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  const words = folded.match(/[a-z0-9]+/g) ?? ['site'];
  const base = words.join('-').slice(0, 60).replace(/-$/, '');
  let slug = counts.has(base) || reserved.has(base) ? '' : base;
  for (let count = (counts.get(base) ?? 1) + 1; slug === '' || taken.has(slug); count += 1) {
    slug = `${base}-${count}`;
    counts.set(base, count);
  }
  counts.set(base, counts.get(base) ?? 1);
  return slug;
}

/** The list of this release. */
const reserved = new Set(['admin', 'api', 'assets', 'files', 'media', 'new', 'preview', 'sites']);
