import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ListAnswer } from '../../../shared/wire/basics.ts';
import type { Page } from '../../../shared/wire/content.ts';
import type { Workspace } from '../../../shared/wire/workspaces.ts';
import { itemFields, ModelsFolder, textField } from '../../support/models-folder.ts';
import { octavo } from '../../support/octavo-in-process.ts';

const stage = ModelsFolder.open();
const { models, done, rejected, fileOf, edit, files, makeNote } = stage;

describe('models as code', () => {
  test('are the same bytes whenever they are pulled, and pushing them changes nothing', async () => {
    const { slug } = await makeNote('Same bytes');
    expect(await done('pull')).toContain(`Wrote ${slug}.json.`);
    const first = files();
    expect(Object.keys(first).length).toBeGreaterThan(10);
    expect(JSON.parse(first[`${slug}.json`] ?? '')).toMatchObject({
      name: 'Same bytes',
      type: 'PAGE',
      fields: [
        { name: 'heading', required: true },
        { name: 'lines', field_values: { fields: [{ name: 'amount' }, { name: 'words' }] } },
      ],
    });
    for (const written of Object.values(first)) expect(written).toMatch(/^\{\n[^\r]*\n\}\n$/);
    expect(await done('diff')).toBe('The server has the block types of the folder.\n');
    expect(await done('push')).toContain('Nothing to push');
    expect(await done('pull')).toMatch(/^(\d+) block types in the folder, \1 unchanged\.\n$/);
    expect(files()).toEqual(first);
  });

  test('migrate stored values, in lists too, and a second push does nothing', async () => {
    const { slug, read } = await makeNote('Carried');
    await done('pull');
    edit(slug, ({ fields }) => {
      const inner = itemFields(fields);
      Object.assign(fields[0] ?? {}, { api_name: 'title', field_type: 'textarea' });
      Object.assign(inner[1] ?? {}, { api_name: 'text' });
      Object.assign(inner[0] ?? {}, { field_type: 'number' });
      fields.push({ ...textField('Added', 0), name: 'added' });
    });
    const { code, out } = await models('diff');
    expect(code).toBe(1);
    for (const line of [
      'make heading a textarea',
      'change api_name of heading',
      'change api_name of lines.words',
      'make lines.amount a number',
      'add added (text)',
      'touches 1 block on 1 page (0 live) in 1 workspace; every value converts',
    ])
      expect(out).toContain(line);
    expect(await read()).toMatchObject({ heading: 'Hello' });

    expect(await done('push')).toContain('Changed 1 block type.');
    const migrated = {
      heading_2: 'Hello',
      lines: [{ id: 'line00000001', data: { words: 'One', amount_2: 12 } }],
    };
    expect(await read()).toMatchObject(migrated);
    expect(await done('push')).toContain('Nothing to push');
    expect(await done('diff')).toContain('The server has');
  });

  test('change nothing at all when something is rejected', async () => {
    const { id, slug, read } = await makeNote('Refused');
    await done('pull');
    const before = await stage.admin(`block-content-models/${id}/`);
    edit(slug, ({ fields }) => fields.pop());
    expect(await rejected('push')).toBe(
      `${slug} would remove lines. Give --remove if that is meant.\nNothing was changed.\n`,
    );
    await done('pull', '--force');
    edit(slug, ({ fields }) => Object.assign(fields[0] ?? {}, { field_values: { max_length: 2 } }));
    const broken = await rejected('push');
    expect(broken).toContain('heading: "Hello" does not fit the field; it stays as it is\n');
    await done('pull', '--force');
    edit(slug, ({ fields }) => Object.assign(fields[0] ?? {}, { field_type: 'number' }));
    const { workspace } = await stage.editor<Page>(`pages/${stage.page}/`);
    const { title } = await stage.editor<Workspace>(`workspaces/${workspace}/`);
    expect((await rejected('push')).replace(/#\S+/, '#block').split('\n')).toEqual([
      `${slug}:`,
      '  make heading a number',
      '  touches 1 block on 1 page (0 live) in 1 workspace; 1 problem:',
      `    Notes › Hello · 1 item: 12 · One (${title})`,
      `    ${stage.server.url}/workspaces/${workspace}/pages/${stage.page}#block`,
      '      heading: "Hello" does not fit the field; the field is left empty, and the plan keeps the value',
      ...['  Give --lossy if that is meant.', 'Nothing was changed.', ''],
    ]);
    expect(await stage.admin(`block-content-models/${id}/`)).toEqual(before);

    expect(await done('push', '--lossy')).toContain('Changed 1 block type.');
    expect(await read()).not.toMatchObject({ heading: 'Hello' });
    edit(slug, ({ fields }) => fields.pop());
    expect(await done('push', '--remove', '--lossy')).toContain('remove lines');
    expect(await read()).not.toHaveProperty('lines');
  });

  test('ask which values new rules break, and write harmless rules without a plan', async () => {
    const { id, slug } = await makeNote('With rules');
    const plans = async () =>
      (await stage.admin<ListAnswer<{ operations: object[] }>>(`block-content-models/${id}/plans/`)).results;
    await done('pull');
    edit(slug, ({ fields }) => Object.assign(fields[0] ?? {}, { unique: true }));
    expect(await done('push')).toBe(`${slug}:\n  change unique of heading\nChanged 1 block type.\n`);
    expect(await plans()).toEqual([]);
    edit(slug, ({ fields }) => Object.assign(fields[0] ?? {}, { unique: false }));
    await done('push');

    await stage.editor('blocks/', { page: stage.page, block_content_model: id, data: { heading: 'Hello' } });
    edit(slug, ({ fields }) => {
      Object.assign(fields[0] ?? {}, { unique: true });
      fields.splice(1, 0, { ...textField('Place', 0), name: 'place', required: true });
    });
    const { code, out } = await models('diff');
    expect([code, out]).toEqual([1, expect.stringContaining('touches 2 blocks on 1 page (0 live)')]);
    expect(out.match(/ heading: "Hello" is there more than once; it stays as it is\n/g)).toHaveLength(2);
    expect(out.match(/ place: it is empty and must be filled in\n/g)).toHaveLength(2);
    expect(await rejected('push')).toContain('Give --lossy if that is meant.\nNothing was changed.');
    expect(await plans()).toEqual([]);
    expect(await done('push', '--lossy')).toContain('Changed 1 block type.');
    expect(await plans()).toMatchObject([
      { operations: [{ op: 'add' }, { op: 'options' }, { op: 'reorder' }] },
    ]);
    expect(await done('diff')).toContain('The server has');
  });

  test('make types, and remove those whose files were deleted', async () => {
    await done('pull');
    const file = {
      name: 'Made of code',
      type: 'PAGE',
      fields: [{ ...textField('Words', 0), name: 'words' }],
    };
    fs.writeFileSync(fileOf('other'), JSON.stringify(file));
    expect(await rejected('push')).toContain('other.json must be called made-of-code.json');
    fs.renameSync(fileOf('other'), fileOf('made-of-code'));
    expect(await done('push')).toContain('make the type "Made of code"');
    expect(await done('diff')).toContain('The server has');
    fs.rmSync(fileOf('made-of-code'));
    expect(await rejected('push')).toContain('made-of-code would remove the type');
    expect(await done('push', '--remove')).toContain('Changed 1 block type.');
    expect(await done('diff')).toContain('The server has');
  });

  test('have the members besides the fields, and lose those that a file omits', async () => {
    const { id, slug } = await makeNote('With names');
    await done('pull');
    const plain = fs.readFileSync(fileOf(slug), 'utf8');
    const about = {
      labels: { de: 'Mit Namen', en: 'With names' },
      archived: true,
      samples: [{ name: 'Short', data: { heading: 'Hello' } }],
    };
    edit(slug, (file) => Object.assign(file, about));
    expect(await done('push')).toContain('change archived\n  change labels\n  change samples');
    expect(await stage.admin(`block-content-models/${id}/`)).toMatchObject(about);
    expect(await done('diff')).toContain('The server has');
    // Samples have their values by the keys of fields.
    edit(slug, ({ fields }) => Object.assign(fields[0] ?? {}, { api_name: 'title' }));
    expect(await done('push')).toBe(`${slug}:\n  change api_name of heading\nChanged 1 block type.\n`);
    expect(await stage.admin(`block-content-models/${id}/`)).toMatchObject(about);
    const samples = [{ name: 'Short', data: { title: 'Hello' } }];
    edit(slug, (file) => Object.assign(file, { samples }));
    expect(await rejected('push')).toContain(`${slug}.json, samples.0.data.title: `);
    fs.writeFileSync(fileOf(slug), plain);
    await done('push');
    const kept: object = await stage.admin(`block-content-models/${id}/`);
    for (const name of Object.keys(about)) expect(kept).not.toHaveProperty(name);
    expect(await done('pull')).toContain('unchanged');
    expect(fs.readFileSync(fileOf(slug), 'utf8')).toBe(plain);
  });

  test('are enough for the types of a site', async () => {
    await done('pull');
    const { code, out } = await octavo({}, ['typegen', '--models', stage.folder]);
    expect([code, out]).toEqual([0, expect.stringContaining('type_slug: "hero";')]);
  });
});
