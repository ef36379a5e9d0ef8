import type { Kysely } from 'kysely';
import { blockTypesV1 } from '../library/version-1.ts';

interface Tables {
  block_content_models: { id: string; name: string; slug: string };
}

/** The released names of library types by id. */
const released = new Map(blockTypesV1.map(({ id, name }) => [id, name]));

/**
 * Adds slugs, which identify types on sites and stay when a type is renamed. Library types have the same slugs in every
 * installation: they come first, and are made of their released names.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .alterTable('block_content_models')
    .addColumn('slug', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  const types = await db.selectFrom('block_content_models').select(['id', 'name']).orderBy('id').execute();
  const taken = new Set<string>();
  for (const { id, name } of types.toSorted(
    (a, b) => Number(released.has(b.id)) - Number(released.has(a.id)),
  )) {
    const slug = makeSlug(released.get(id) ?? name, taken);
    taken.add(slug);
    await db.updateTable('block_content_models').set({ slug }).where('id', '=', id).execute();
  }
  await db.schema
    .createIndex('block_content_models_slug')
    .on('block_content_models')
    .column('slug')
    .unique()
    .execute();
}

const cyrillic = 'абвгдђежзијклљмнњопрстћуфхцчџш';
const latin = 'a b v g d dj e z z i j k l lj m n nj o p r s t c u f h c c dz s'.split(' ');

/** Creates a slug like this release did. */
function makeSlug(name: string, taken: ReadonlySet<string>): string {
  const folded = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[а-џ]/g, (letter) => latin[cyrillic.indexOf(letter)] ?? letter)
    .replace(/đ/g, 'dj')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  const words = folded.match(/[a-z0-9]+/g) ?? ['type'];
  const base = words.join('-').slice(0, 60).replace(/-$/, '');
  let slug = base;
  for (let count = 2; taken.has(slug); count += 1) slug = `${base}-${count}`;
  return slug;
}
