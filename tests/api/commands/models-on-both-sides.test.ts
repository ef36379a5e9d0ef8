import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { ModelsFolder, textField } from '../../support/models-folder.ts';

const stage = ModelsFolder.open();
const { models, done, rejected, fileOf, edit, files, makeNote } = stage;

describe('models that changed on the server', () => {
  test('are merged with the changes on the server since the last pull', async () => {
    const { id, slug, read } = await makeNote('Moved');
    const other = await makeNote('Moved not');
    await done('pull');
    const { content_model } = await stage.admin<BlockContentModel>(`block-content-models/${id}/`);
    const lines = content_model['lines'];
    const change = { ...content_model, lines: { ...lines, help: 'From the server' } };
    await stage.admin(
      `block-content-models/${id}/`,
      { name: 'Moved by hand', content_model: change },
      'PATCH',
    );
    edit(slug, ({ fields }) => Object.assign(fields[0] ?? {}, { api_name: 'title' }));
    edit(other.slug, (file) => (file.name = 'Moved a bit'));
    const mine = fs.readFileSync(fileOf(other.slug), 'utf8');

    const there = `${slug} was changed on the server since the last pull. There: call it "Moved by hand" instead of "Moved"; change help of lines.`;
    expect((await models('diff')).out).toContain(`  ${there}\n`);
    expect(await rejected('push')).toBe(
      `${there} Pull first, which joins both, or give --force for what the file has.\nNothing was changed.\n`,
    );
    const pulled = await done('pull');
    expect(pulled).toContain(`Wrote ${slug}.json, with what you changed in it.\n`);
    expect(pulled).toContain(`Kept ${other.slug}.json, which you changed.\n`);
    expect(fs.readFileSync(fileOf(other.slug), 'utf8')).toBe(mine);
    expect(JSON.parse(fs.readFileSync(fileOf(slug), 'utf8'))).toMatchObject({
      name: 'Moved by hand',
      fields: [
        { name: 'heading', api_name: 'title' },
        { name: 'lines', help: 'From the server' },
      ],
    });
    expect(await done('push')).toContain('Changed 2 block types.');
    expect(await read()).toMatchObject({ heading: 'Hello' });
    expect(await done('diff')).toContain('The server has');
  });

  test('report a conflict where both sides changed the same, and take the chosen side', async () => {
    const { id, slug } = await makeNote('Asked');
    const rename = (name: string) => stage.admin(`block-content-models/${id}/`, { name }, 'PATCH');
    await done('pull');
    await rename('Asked by hand');
    edit(slug, (file) => (file.name = 'Asked by code'));
    const before = files();
    expect((await rejected('pull')).split('\n')).toEqual([
      `${slug}.json was changed since the last pull, and so was the server. Both changed name.`,
      ...['  in the file:', '    call it "Asked by code" instead of "Asked"'],
      ...['  on the server:', '    call it "Asked by hand" instead of "Asked"'],
      'Nothing was written. "models pull --force" takes what the server has, "models push --force" what the files have.',
      '',
    ]);
    expect(files()).toEqual(before);
    expect(await done('push', '--force')).toContain('call it "Asked by code" instead of "Asked by hand"');
    expect(await done('pull')).toContain('unchanged');

    await rename('Asked again');
    edit(slug, (file) => (file.name = 'Not written'));
    expect(await done('pull', '--force')).toContain(`Wrote ${slug}.json.\n`);
    expect(await done('diff')).toContain('The server has');
  });

  test('report a server that they were not pulled from, and a type that was deleted', async () => {
    const known = await makeNote('Known');
    const content_model = { heading: textField('Heading', 0) };
    const gone = await stage.admin<BlockContentModel>('block-content-models/', {
      name: 'Gone',
      content_model,
    });
    await done('pull');
    const lock = path.join(stage.folder, 'octavo.lock');
    const locked = fs.readFileSync(lock, 'utf8');
    fs.rmSync(lock);
    edit(known.slug, (file) => (file.name = 'Better known'));
    expect(await rejected('push')).toContain(
      `${known.slug} was never pulled from this server, which has another.`,
    );
    expect(await rejected('pull')).toContain(
      `${known.slug}.json and the server differ, and what they last had in common is not known.`,
    );
    fs.writeFileSync(lock, locked);
    await done('pull', '--force');
    const file = fs.readFileSync(fileOf(gone.slug), 'utf8');
    fs.rmSync(fileOf(gone.slug));
    await done('push', '--remove');
    fs.writeFileSync(lock, locked);
    fs.writeFileSync(fileOf(gone.slug), file);
    edit(gone.slug, ({ fields }) => Object.assign(fields[0] ?? {}, { help: 'Mine' }));
    expect(await rejected('push')).toContain(`${gone.slug} was removed on the server since the last pull.`);
    expect(await rejected('pull')).toContain(
      `${gone.slug}.json was changed since the last pull, and its type removed on the server.`,
    );
    expect(await done('pull', '--force')).toContain(`Removed ${gone.slug}.json.`);
    expect(await done('diff')).toContain('The server has');
  });
});
