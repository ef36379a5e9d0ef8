import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ListAnswer } from '../../../shared/wire/basics.ts';
import { asAdmin, itemFields, ModelsFolder, textField } from '../../support/models-folder.ts';
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
      Object.assign(itemFields(fields)[1] ?? {}, { field_type: 'hologram' });
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
      // JSON omits undefined members.
      const without = { required: undefined, field_title: undefined, field_values: undefined };
      const [amount, words] = itemFields(fields);
      Object.assign(fields[0] ?? {}, { ...without, api_name: 'title' });
      Object.assign(amount ?? {}, { required: undefined, field_type: undefined });
      Object.assign(words ?? {}, { ...without, required: false });
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

  test('reject two fields of one name, and names that reach a prototype or are reserved, each at its field', async () => {
    const { slug } = await makeNote('Names');
    await done('pull');
    const another = (name: string) => ({ ...textField('Another', 0), name });
    edit(slug, ({ fields }) => fields.push(another('heading')));
    const twice = `${slug}.json, heading: another field has this name.\n`;
    expect(await rejected('push')).toBe(twice);
    expect((await octavo({}, ['typegen', '--models', stage.folder])).error).toBe(twice);

    const notAllowed = 'This name isn’t allowed.';
    for (const [name, isInner, message] of [
      ['constructor', true, `lines.field_values.fields.constructor: ${notAllowed}`],
      ['__proto__', false, `__proto__: ${notAllowed}`],
      ['id', true, 'lines.id: This content model is invalid. The name "lines.id" is reserved.'],
    ] as const) {
      fs.rmSync(fileOf(slug));
      await done('pull', '--force');
      edit(slug, ({ fields }) => (isInner ? itemFields(fields) : fields).push(another(name)));
      expect(await rejected('push')).toBe(`${slug}.json, ${message}\nNothing was changed.\n`);
    }
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

  test('report errors of an account', async () => {
    await done('pull');
    const run = (settings: Readonly<Record<string, string>>, command = 'diff') =>
      octavo(settings, ['models', command, '--url', stage.server.url, '--dir', stage.folder]);
    expect((await run({})).error).toContain('Set OCTAVO_EMAIL and OCTAVO_PASSWORD');
    expect((await run({ ...asAdmin, OCTAVO_PASSWORD: 'wrong' })).code).toBe(1);
    edit('hero', (file) => (file.name = 'Heroine'));
    const asEditor = { OCTAVO_EMAIL: editorAccount.email, OCTAVO_PASSWORD: editorAccount.password };
    const denied = await run(asEditor, 'push');
    expect([denied.code, denied.error]).toEqual([1, expect.stringContaining('permission')]);
  });
});
