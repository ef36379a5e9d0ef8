import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ListAnswer } from '../../../shared/wire/basics.ts';
import { asAdmin, ModelsFolder, textField, type FileField } from '../../support/models-folder.ts';
import { octavo } from '../../support/octavo-in-process.ts';
import { editorAccount } from '../../support/real-server.ts';

const stage = ModelsFolder.open();
const { models, done, rejected, fileOf, edit, makeNote } = stage;

describe('the files of models', () => {
  test('validate every type before the first one changes, and name the file and the field', async () => {
    const [first, second] = [await makeNote('All or none A'), await makeNote('All or none B')];
    await done('pull');
    const state = () => stage.admin('block-content-models/');
    const before = await state();
    edit(first.slug, ({ fields }) =>
      Object.assign(fields[0] ?? {}, { field_type: 'textarea', help: 'Short' }),
    );
    edit(second.slug, ({ fields }) => {
      Object.assign(fields[0] ?? {}, { help: 5 });
      const { fields: inner } = (fields[1] ?? { field_values: { fields: [] } }).field_values as {
        fields: FileField[];
      };
      Object.assign(inner[1] ?? {}, { field_type: 'hologram' });
    });
    const made = { type: 'PAGE', fields: [{ ...textField('Words', 0), name: 'words' }] };
    fs.writeFileSync(
      fileOf('brand-new'),
      JSON.stringify({ ...made, name: 'Brand new', samples: [{ data: {} }] }),
    );
    fs.writeFileSync(fileOf('hero-2'), JSON.stringify({ ...made, name: 'Hero' }));

    const difference = await models('diff');
    expect(difference.code).toBe(1);
    expect(difference.out).toContain('make heading a textarea');
    const rejections = [...difference.out.matchAll(/^ {2}refused: (.*)$/gm)].map(([, why]) => why);
    expect(rejections).toEqual([
      expect.stringMatching(new RegExp(`^${second.slug}\\.json, heading\\.help: `)),
      expect.stringMatching(/^brand-new\.json, samples\.0\.name: /),
      'hero-2.json must be called hero.json, after the name "Hero".',
    ]);
    expect(await rejected('push')).toBe([...rejections, 'Nothing was changed.', ''].join('\n'));
    expect(await state()).toEqual(before);
    // The plan made for this check has been deleted.
    const plans = await stage.admin<ListAnswer<unknown>>(`block-content-models/${first.id}/plans/`);
    expect(plans.count).toBe(0);

    await done('pull', '--force');
    for (const slug of ['brand-new', 'hero-2']) fs.rmSync(fileOf(slug));
    fs.rmSync(fileOf(first.slug));
    expect(await rejected('push', '--remove')).toMatch(
      new RegExp(`^${first.slug}: .*\\nNothing was changed\\.\\n$`),
    );
  });

  test('reject fields without a title or type, before anything else, but accept missing members with a default', async () => {
    const { id, slug } = await makeNote('Without members');
    await done('pull');
    const before = await stage.admin(`block-content-models/${id}/`);
    edit(slug, ({ fields }) => {
      const [heading, lines] = fields as Partial<FileField>[];
      delete heading?.required;
      delete heading?.field_title;
      Object.assign(heading ?? {}, { api_name: 'title' });
      const { fields: inner } = (lines ?? {}).field_values as { fields: Partial<FileField>[] };
      delete inner[0]?.required;
      delete inner[0]?.field_type;
      delete inner[1]?.field_title;
      delete inner[1]?.field_values;
    });
    const { code, out } = await models('diff');
    const wrong = `${slug}.json, heading.field_title: This field is required`;
    expect([code, out.match(/(?<=^ {2}refused: ).*$/gm)]).toEqual([1, [wrong]]);
    edit(slug, ({ fields }) => Object.assign(fields[0] ?? {}, { field_title: 'Heading' }));
    const inside = ['lines.amount.field_type', 'lines.words.field_title'].map(
      (place) => `${slug}.json, ${place}: This field is required`,
    );
    expect(await rejected('push', '--lossy')).toBe([...inside, 'Nothing was changed.', ''].join('\n'));
    expect(await stage.admin(`block-content-models/${id}/`)).toEqual(before);
  });

  test('reject fields that a file cannot tell apart, and names that reach a prototype, each at its field', async () => {
    const { slug } = await makeNote('Names twice');
    await done('pull');
    const inner = (fields: readonly FileField[]) => {
      const { field_values } = fields.find(({ name }) => name === 'lines') ?? {
        field_values: { fields: [] },
      };
      return (field_values as { fields: FileField[] }).fields;
    };
    const another = (name: string) => ({ ...textField('Another', 0), name });
    edit(slug, ({ fields }) => {
      inner(fields).push(another('words'));
      fields.push(another('heading'));
    });
    const twice =
      `${slug}.json, lines.words: another field has this name.\n` +
      `${slug}.json, heading: another field has this name.\n`;
    expect(await rejected('push')).toBe(twice);
    expect((await octavo({}, ['typegen', '--models', stage.folder])).error).toBe(twice);

    fs.rmSync(fileOf(slug));
    await done('pull', '--force');
    edit(slug, ({ fields }) => {
      const [heading] = fields;
      Object.assign(heading ?? {}, { api_name: 'title' });
      inner(fields).push(another('constructor'));
      fields.push(another('__proto__'));
    });
    const rejection = 'This name isn’t allowed.\nNothing was changed.\n';
    expect(await rejected('push')).toBe(`${slug}.json, lines.field_values.fields.constructor: ${rejection}`);
    edit(slug, ({ fields }) => inner(fields).pop());
    expect(await rejected('push')).toBe(`${slug}.json, __proto__: ${rejection}`);

    await done('pull', '--force');
    edit(slug, ({ fields }) => inner(fields).push({ ...another('id'), required: true }));
    expect(await rejected('push')).toBe(
      `${slug}.json, lines.id: This content model is invalid. The name "lines.id" is reserved.\nNothing was changed.\n`,
    );

    await done('pull', '--force');
    edit(slug, ({ fields }) => inner(fields).push(another('')));
    const mustBe = 'it must be a list of objects, each with a "name"';
    expect(await rejected('push')).toBe(`${slug}.json, lines.field_values.fields: ${mustBe}.\n`);
    fs.rmSync(fileOf(slug));
    await done('pull', '--force');
    edit(slug, ({ fields }) => {
      const lines = fields.find(({ name }) => name === 'lines');
      Object.assign(lines ?? {}, { field_values: { fields: { words: textField('Words', 0) } } });
    });
    expect(await rejected('push')).toBe(`${slug}.json, lines.field_values.fields: ${mustBe}.\n`);
  });

  test('name the sample and the field where a new type has a sample that does not fit', async () => {
    fs.mkdirSync(stage.folder, { recursive: true });
    const fields = [{ ...textField('Heading', 0, { field_values: { max_length: 5 } }), name: 'heading' }];
    const samples = [
      { name: 'Short', data: { heading: 'Tea' } },
      { name: 'Long', data: { heading: 'Too long' } },
    ];
    const file = { name: 'With samples', type: 'PAGE', fields, samples };
    fs.writeFileSync(fileOf('with-samples'), JSON.stringify(file));
    expect(await rejected('push')).toContain('with-samples.json, samples.1.data.heading: ');
  });

  test('report errors of a file, an account or an address', async () => {
    await done('pull');
    fs.writeFileSync(fileOf('broken'), '{');
    expect(await rejected('diff')).toMatch(/^broken\.json is no JSON: /);
    fs.writeFileSync(fileOf('broken'), '{"name": "Broken", "type": "PAGE", "fields": {}}');
    expect(await rejected('push')).toBe(
      'broken.json: "fields" must be a list of objects, each with a "name".\n',
    );
    const fields = [
      { name: 'x', field_type: 'hologram', field_title: 'X', required: false, field_values: null },
    ];
    fs.writeFileSync(fileOf('broken'), JSON.stringify({ name: 'Broken', type: 'PAGE', fields }));
    expect(await rejected('push')).toContain('hologram');

    const run = (settings: Readonly<Record<string, string>>) =>
      octavo(settings, ['models', 'diff', '--url', stage.server.url, '--dir', stage.folder]);
    expect((await run({})).error).toContain('Set OCTAVO_EMAIL and OCTAVO_PASSWORD');
    expect((await run({ ...asAdmin, OCTAVO_PASSWORD: 'wrong' })).code).toBe(1);
    fs.rmSync(fileOf('broken'));
    edit('hero', (file) => (file.name = 'Heroine'));
    const asEditor = { OCTAVO_EMAIL: editorAccount.email, OCTAVO_PASSWORD: editorAccount.password };
    const denied = await octavo(asEditor, [
      'models',
      'push',
      '--url',
      stage.server.url,
      '--dir',
      stage.folder,
    ]);
    expect([denied.code, denied.error]).toEqual([1, expect.stringContaining('permission')]);
  });
});
