import type { Kysely } from 'kysely';
import { blockTypesV1 } from '../library/version-1.ts';

interface Tables {
  block_content_models: { id: string; name: string; slug: string };
}

/** The name of a type of the library before anybody changed it, by id. */
const released = new Map(blockTypesV1.map(({ id, name }) => [id, name]));

/**
 * Sites tell types apart by a slug that stays when a type is renamed. Those of the library are the same in every
 * installation: they come first, and are made of the name that the type was released with.
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

/** As slugs were made when this was released. */
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
