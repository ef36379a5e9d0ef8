import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { ModelsFolder, textField } from '../../support/models-folder.ts';

const stage = ModelsFolder.open();
const { done, rejected, fileOf, edit, files, makeNote } = stage;

test('a type that was changed in the file and on the server is changed only with --force', async () => {
  const { id, slug } = await makeNote('Asked');
  const other = await makeNote('Asked not');
  const rename = (name: string) => stage.admin(`block-content-models/${id}/`, { name }, 'PATCH');
  await done('pull');
  await rename('Asked by hand');
  edit(slug, (file) => (file.name = 'Asked by code'));
  edit(other.slug, (file) => (file.name = 'Asked a bit'));
  const before = files();
  const changed = `${slug} was changed on the server since the last pull.`;
  expect(await rejected('push')).toBe(
    `${changed} Pull first, or give --force for what the file has.\nNothing was changed.\n`,
  );
  expect(await rejected('pull')).toContain(
    `${slug}.json was changed since the last pull, and so was its type on the server.\nNothing was written.`,
  );
  expect(files()).toEqual(before);
  expect(await done('push', '--force')).toContain('call it "Asked by code" instead of "Asked by hand"');

  await rename('Asked again');
  edit(other.slug, (file) => (file.name = 'Asked a bit more'));
  const pulled = await done('pull');
  expect(pulled).toContain(`Wrote ${slug}.json.\n`);
  expect(pulled).toContain(`Kept ${other.slug}.json, which you changed.\n`);
  expect(await done('pull', '--force')).toContain(`Wrote ${other.slug}.json.\n`);
  expect(await done('diff')).toContain('The server has');
});

test('a server that files were not pulled from, and a type that was deleted, are named', async () => {
  const known = await makeNote('Known');
  const content_model = { heading: textField('Heading', 0) };
  const gone = await stage.admin<BlockContentModel>('block-content-models/', { name: 'Gone', content_model });
  await done('pull');
  const lock = path.join(stage.folder, 'octavo.lock');
  const locked = fs.readFileSync(lock, 'utf8');
  fs.rmSync(lock);
  edit(known.slug, (file) => (file.name = 'Better known'));
  expect(await rejected('push')).toContain(
    `${known.slug} was never pulled from this server, which has another.`,
  );
  expect(await rejected('pull')).toContain(`${known.slug}.json was changed since the last pull`);
  fs.writeFileSync(lock, locked);
  await done('pull', '--force');
  const file = fs.readFileSync(fileOf(gone.slug), 'utf8');
  fs.rmSync(fileOf(gone.slug));
  await done('push', '--remove');
  fs.writeFileSync(lock, locked);
  fs.writeFileSync(fileOf(gone.slug), file);
  edit(gone.slug, ({ fields }) => Object.assign(fields[0] ?? {}, { help: 'Mine' }));
  expect(await rejected('push')).toContain(`${gone.slug} was removed on the server since the last pull.`);
  expect(await rejected('pull')).toContain(`${gone.slug}.json was changed since the last pull`);
  expect(await done('pull', '--force')).toContain(`Removed ${gone.slug}.json.`);
  expect(await done('diff')).toContain('The server has');
});
