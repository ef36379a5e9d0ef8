import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BlockContentModel, Page } from '../../../shared/wire/content.ts';
import type { ListAnswer } from '../../../shared/wire/basics.ts';
import type { Workspace } from '../../../shared/wire/workspaces.ts';
import { signInTo } from '../../e2e/support/sign-in-to.ts';
import { octavo } from '../../support/octavo-command.ts';
import { adminAccount, editorAccount, startRealServer, type RealServer } from '../../support/real-server.ts';

interface FileField {
  name: string;
  former?: string;
  field_type: string;
  field_title: string;
  required: boolean;
  field_values: unknown;
}

interface ModelFile {
  name: string;
  fields: FileField[];
}

type Call = Awaited<ReturnType<typeof signInTo>>;

let server: RealServer;
let admin: Call;
let editor: Call;
let page = '';
beforeAll(async () => {
  server = await startRealServer('SQLite');
  admin = await signInTo(server, adminAccount);
  editor = await signInTo(server, editorAccount);
  const { results } = await editor<ListAnswer<Workspace>>('workspaces/');
  const made = { title: 'Notes', url_path: '/notes', workspace: results[0]?.id };
  page = (await editor<Page>('pages/', made)).id;
}, 120_000);
afterAll(() => server?.remove());

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-models-'));
  return () => fs.rmSync(folder, { recursive: true, force: true });
});

const account = { OCTAVO_EMAIL: adminAccount.email, OCTAVO_PASSWORD: adminAccount.password };

const models = (command: string, ...flags: readonly string[]) =>
  octavo(account, ['models', command, '--url', server.url, '--dir', folder, ...flags]);

/** The output of a command that succeeds. */
async function done(command: string, ...flags: readonly string[]): Promise<string> {
  const { code, out, error } = await models(command, ...flags);
  expect([code, error]).toEqual([0, '']);
  return out;
}

/** What a command says that refuses. */
async function refused(command: string, ...flags: readonly string[]): Promise<string> {
  const { code, out, error } = await models(command, ...flags);
  expect([code, out]).toEqual([1, '']);
  return error;
}

const fileOf = (slug: string) => path.join(folder, `${slug}.json`);
const edit = (slug: string, change: (file: ModelFile) => void) => {
  const file = JSON.parse(fs.readFileSync(fileOf(slug), 'utf8')) as ModelFile;
  change(file);
  fs.writeFileSync(fileOf(slug), JSON.stringify(file, null, 2));
};
const filesOf = () =>
  Object.fromEntries(
    fs.readdirSync(folder).map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]),
  );

const text = (field_title: string, order: number, rest: object = {}) => ({
  ...{ field_type: 'text', field_title, required: false, order, field_values: null },
  ...rest,
});

/** A block type with a list, and a block of it that has something everywhere. */
async function makeNote(name: string, on = page) {
  const content_model = {
    lines: text('Lines', 7, {
      field_type: 'list',
      field_values: { fields: { words: text('Words', 3), amount: text('Amount', 1) } },
    }),
    heading: text('Heading', 2, { required: true }),
  };
  const model = await admin<BlockContentModel>('block-content-models/', { name, content_model });
  const data = { heading: 'Hello', lines: [{ id: 'line00000001', data: { words: 'One', amount: '12' } }] };
  const block = await editor<{ id: string }>('blocks/', { page: on, block_content_model: model.id, data });
  const read = async () => (await editor<{ data: unknown }>(`blocks/${block.id}/`)).data;
  return { ...model, read };
}

describe('models as code', () => {
  test('are the same bytes whenever they are pulled, and pushing them changes nothing', async () => {
    const { slug } = await makeNote('Same bytes');
    expect(await done('pull')).toContain(`Wrote ${slug}.json.`);
    const first = filesOf();
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
    expect(filesOf()).toEqual(first);
  });

  test('convert a default with its field, and name one that does not fit', async () => {
    const start = {
      heading: text('Heading', 0, { default: 'cheap' }),
      cost: text('Cost', 1, { default: '12' }),
    };
    const made = { name: 'Defaults', content_model: start };
    const { slug } = await admin<BlockContentModel>('block-content-models/', made);
    await done('pull');
    edit(slug, ({ fields }) => fields.forEach((field) => Object.assign(field, { field_type: 'number' })));
    expect(await refused('push')).toContain(`${slug}.json, heading.default: `);
    edit(slug, ({ fields }) => {
      Object.assign(fields[0] ?? {}, { default: undefined });
      Object.assign(fields[1] ?? {}, { default: 12 });
    });
    expect(await done('push')).toContain('the default of heading, "cheap", is left out');
    expect(await done('push')).toContain('Nothing to push');
  });

  test('carry stored values along, in lists too, and a second push does nothing', async () => {
    const { slug, read } = await makeNote('Carried');
    await done('pull');
    edit(slug, ({ fields }) => {
      const [heading, lines] = fields;
      const { fields: inner } = (lines ?? { field_values: { fields: [] } }).field_values as {
        fields: FileField[];
      };
      Object.assign(heading ?? {}, { name: 'title', former: 'heading', field_title: 'Title' });
      Object.assign(inner[1] ?? {}, { name: 'text', former: 'words' });
      Object.assign(inner[0] ?? {}, { field_type: 'number' });
      fields.push({ ...text('Added', 0), name: 'added' });
    });
    const { code, out } = await models('diff');
    expect(code).toBe(1);
    for (const line of [
      'rename heading to title',
      'rename lines.words to text',
      'make lines.amount a number instead of a text',
      'add added (text)',
      'touches 1 block on 1 page (0 live) in 1 workspace; every value converts',
    ])
      expect(out).toContain(line);
    expect(await read()).toMatchObject({ heading: 'Hello' });

    expect(await done('push')).toContain('Changed 1 block type.');
    expect(await read()).toMatchObject({
      title: 'Hello',
      lines: [{ id: 'line00000001', data: { text: 'One', amount: 12 } }],
    });
    expect(await done('push')).toContain('Nothing to push');
    // The names that fields had are history now.
    expect(await done('pull')).toContain(`Wrote ${slug}.json.`);
    expect(fs.readFileSync(fileOf(slug), 'utf8')).not.toContain('former');
    expect(await done('diff')).toContain('The server has');
  });

  test('change nothing at all when something is refused', async () => {
    const { id, slug, read } = await makeNote('Refused');
    await done('pull');
    const before = await admin(`block-content-models/${id}/`);
    edit(slug, ({ fields }) => fields.pop());
    expect(await refused('push')).toBe(
      `${slug} would remove lines. Give --remove if that is meant.\nNothing was changed.\n`,
    );
    await done('pull', '--force');
    edit(slug, ({ fields }) => Object.assign(fields[0] ?? {}, { field_values: { max_length: 2 } }));
    const broken = await refused('push');
    expect(broken).toContain('; 1 value breaks a rule:\n');
    expect(broken).toContain('heading: "Hello" breaks a rule; it stays as it is\n');
    await done('pull', '--force');
    edit(slug, ({ fields }) => Object.assign(fields[0] ?? {}, { field_type: 'number' }));
    const { workspace } = await editor<Page>(`pages/${page}/`);
    const { title } = await editor<Workspace>(`workspaces/${workspace}/`);
    expect((await refused('push')).replace(/#\S+/, '#block').split('\n')).toEqual([
      `${slug}:`,
      '  make heading a number instead of a text',
      '  touches 1 block on 1 page (0 live) in 1 workspace; 1 value does not convert as it is:',
      `    Notes › Hello · 1 item: 12 · One (${title})`,
      `    ${server.url}/workspaces/${workspace}/pages/${page}#block`,
      '      heading: "Hello" is no valid value of the new field; the field is left empty, and the plan keeps the value',
      ...['  Give --lossy if that is meant.', 'Nothing was changed.', ''],
    ]);
    expect(await admin(`block-content-models/${id}/`)).toEqual(before);

    expect(await done('push', '--lossy')).toContain('Changed 1 block type.');
    expect(await read()).not.toMatchObject({ heading: 'Hello' });
    edit(slug, ({ fields }) => fields.pop());
    expect(await done('push', '--remove', '--lossy')).toContain('remove lines');
    expect(await read()).not.toHaveProperty('lines');
  });

  test('ask what new rules break, and write those that nothing breaks without a plan', async () => {
    const { id, slug } = await makeNote('With rules');
    const plans = async () =>
      (await admin<ListAnswer<{ operations: object[] }>>(`block-content-models/${id}/plans/`)).results;
    await done('pull');
    edit(slug, ({ fields }) => Object.assign(fields[0] ?? {}, { unique: true }));
    expect(await done('push')).toBe(`${slug}:\n  change unique of heading\nChanged 1 block type.\n`);
    expect(await plans()).toEqual([]);
    edit(slug, ({ fields }) => Object.assign(fields[0] ?? {}, { unique: false }));
    await done('push');

    await editor('blocks/', { page, block_content_model: id, data: { heading: 'Hello' } });
    edit(slug, ({ fields }) => {
      Object.assign(fields[0] ?? {}, { unique: true });
      fields.splice(1, 0, { ...text('Place', 0), name: 'place', required: true });
    });
    const { code, out } = await models('diff');
    expect([code, out]).toEqual([1, expect.stringContaining('touches 2 blocks on 1 page (0 live)')]);
    expect(out.match(/ heading: "Hello" is there more than once; it stays as it is\n/g)).toHaveLength(2);
    expect(out.match(/ place: it is empty and must be filled in\n/g)).toHaveLength(2);
    expect(await refused('push')).toContain('Give --lossy if that is meant.\nNothing was changed.');
    expect(await plans()).toEqual([]);
    expect(await done('push', '--lossy')).toContain('Changed 1 block type.');
    expect(await plans()).toMatchObject([{ operations: [{ op: 'add' }, { op: 'options' }] }]);
    expect(await done('diff')).toContain('The server has');
  });

  test('write more new fields than a plan may have', async () => {
    const { slug, read } = await makeNote('Long');
    await done('pull');
    const names = Array.from({ length: 60 }, (_, at) => `more_${at}`);
    edit(slug, ({ fields }) => {
      Object.assign(fields[0] ?? {}, { name: 'title', former: 'heading' });
      const more = names.map((name) => ({ ...text('More', 0), name, required: true }));
      const inItems = fields[1]?.field_values as { fields: FileField[] };
      inItems.fields.push(...more);
      fields.push(...more);
    });
    expect(await done('push')).toContain('Changed 1 block type.');
    expect(await read()).toMatchObject({ title: 'Hello' });
    expect(await done('diff')).toContain('The server has');
  });

  test('judge every type before the first one changes, and name the file and the field', async () => {
    const [first, second] = [await makeNote('All or none A'), await makeNote('All or none B')];
    await done('pull');
    const state = () => admin('block-content-models/');
    const before = await state();
    edit(first.slug, ({ fields }) =>
      Object.assign(fields[0] ?? {}, { name: 'title', former: 'heading', help: 'Short' }),
    );
    edit(second.slug, ({ fields }) => {
      Object.assign(fields[0] ?? {}, { help: 5 });
      const { fields: inner } = (fields[1] ?? { field_values: { fields: [] } }).field_values as {
        fields: FileField[];
      };
      Object.assign(inner[1] ?? {}, { field_type: 'hologram' });
    });
    const made = { type: 'PAGE', fields: [{ ...text('Words', 0), name: 'words' }] };
    fs.writeFileSync(
      fileOf('brand-new'),
      JSON.stringify({ ...made, name: 'Brand new', samples: [{ data: {} }] }),
    );
    fs.writeFileSync(fileOf('hero-2'), JSON.stringify({ ...made, name: 'Hero' }));

    const difference = await models('diff');
    expect(difference.code).toBe(1);
    expect(difference.out).toContain('rename heading to title');
    const refusals = [...difference.out.matchAll(/^ {2}refused: (.*)$/gm)].map(([, why]) => why);
    expect(refusals).toEqual([
      expect.stringMatching(
        new RegExp(`^${second.slug}\\.json, make lines\\.words a hologram .*: .*known types`),
      ),
      expect.stringMatching(new RegExp(`^${second.slug}\\.json, heading\\.help: `)),
      expect.stringMatching(/^brand-new\.json, samples\.0\.name: /),
      'hero-2.json must be called hero.json, after the name "Hero".',
      'hero-2.json, name: hero.json has the same.',
    ]);
    expect(await refused('push')).toBe([...refusals, 'Nothing was changed.', ''].join('\n'));
    expect(await state()).toEqual(before);
    // What was planned to find this out is gone.
    const plans = await admin<ListAnswer<unknown>>(`block-content-models/${first.id}/plans/`);
    expect(plans.count).toBe(0);

    await done('pull', '--force');
    for (const slug of ['brand-new', 'hero-2']) fs.rmSync(fileOf(slug));
    fs.rmSync(fileOf(first.slug));
    expect(await refused('push', '--remove')).toMatch(
      new RegExp(`^${first.slug}: .*\\nNothing was changed\\.\\n$`),
    );
  });

  test('refuse a field without one of the members that every field has, before anything else', async () => {
    const { id, slug } = await makeNote('Without members');
    await done('pull');
    const before = await admin(`block-content-models/${id}/`);
    edit(slug, ({ fields }) => {
      const [heading, lines] = fields as Partial<FileField>[];
      delete heading?.required;
      Object.assign(heading ?? {}, { name: 'title', former: 'heading' });
      const { fields: inner } = (lines ?? {}).field_values as { fields: Partial<FileField>[] };
      delete inner[0]?.required;
      delete inner[1]?.field_title;
      delete inner[1]?.field_values;
    });
    const wrong = [
      ...['title.required', 'lines.amount.required'],
      ...['lines.words.field_title', 'lines.words.field_values'],
    ].map((place) => `${slug}.json, ${place}: This field is required`);
    const { code, out } = await models('diff');
    expect([code, out.match(/(?<=^ {2}refused: ).*$/gm)]).toEqual([1, wrong]);
    expect(await refused('push', '--lossy')).toBe([...wrong, 'Nothing was changed.', ''].join('\n'));
    expect(await admin(`block-content-models/${id}/`)).toEqual(before);
  });

  test('refuse fields that a file cannot tell apart, and names that reach a prototype, each at its field', async () => {
    const { slug } = await makeNote('Names twice');
    await done('pull');
    const inner = (fields: readonly FileField[]) => {
      const { field_values } = fields.find(({ name }) => name === 'lines') ?? {
        field_values: { fields: [] },
      };
      return (field_values as { fields: FileField[] }).fields;
    };
    const another = (name: string) => ({ ...text('Another', 0), name });
    edit(slug, ({ fields }) => {
      inner(fields).push(another('words'));
      fields.push(another('heading'));
    });
    const twice =
      `${slug}.json, lines.words: another field has this name.\n` +
      `${slug}.json, heading: another field has this name.\n`;
    expect(await refused('push')).toBe(twice);
    expect((await octavo({}, ['typegen', '--models', folder])).error).toBe(twice);

    fs.rmSync(fileOf(slug));
    await done('pull', '--force');
    edit(slug, ({ fields }) => {
      const [heading] = fields;
      Object.assign(heading ?? {}, { name: 'title', former: 'heading' });
      inner(fields).push(another('constructor'));
      fields.push(another('__proto__'));
    });
    const wrong = ['lines.constructor', '__proto__'].map(
      (place) => `${slug}.json, ${place}: This name isn’t allowed.`,
    );
    expect(await refused('push')).toBe([...wrong, 'Nothing was changed.', ''].join('\n'));

    await done('pull', '--force');
    edit(slug, ({ fields }) => inner(fields).push({ ...another('id'), required: true }));
    expect(await refused('push')).toBe(
      `${slug}.json, lines.id: This content model is invalid. The name "lines.id" is reserved.\nNothing was changed.\n`,
    );

    await done('pull', '--force');
    edit(slug, ({ fields }) => inner(fields).push(another('')));
    const mustBe = 'it must be a list of objects, each with a "name"';
    expect(await refused('push')).toBe(`${slug}.json, lines.field_values.fields: ${mustBe}.\n`);
    fs.rmSync(fileOf(slug));
    await done('pull', '--force');
    edit(slug, ({ fields }) => {
      const lines = fields.find(({ name }) => name === 'lines');
      Object.assign(lines ?? {}, { field_values: { fields: { words: text('Words', 0) } } });
    });
    expect(await refused('push')).toBe(`${slug}.json, lines.field_values.fields: ${mustBe}.\n`);
  });

  test('may begin with a byte order mark, and are written without one', async () => {
    const { slug } = await makeNote('Marked');
    await done('pull');
    const plain = fs.readFileSync(fileOf(slug), 'utf8');
    const lock = path.join(folder, 'octavo.lock');
    for (const file of [fileOf(slug), lock]) fs.writeFileSync(file, `\uFEFF${fs.readFileSync(file, 'utf8')}`);
    expect(await done('diff')).toContain('The server has');
    expect(await done('push')).toContain('Nothing to push');
    expect(await done('pull')).toContain(`Wrote ${slug}.json.`);
    expect(fs.readFileSync(fileOf(slug), 'utf8')).toBe(plain);
    expect(fs.readFileSync(lock, 'utf8')).toMatch(/^\{/);
  });

  test('are joined with what was changed on the server since the last pull', async () => {
    const { id, slug, read } = await makeNote('Moved');
    const other = await makeNote('Moved not');
    await done('pull');
    const { content_model } = await admin<BlockContentModel>(`block-content-models/${id}/`);
    const lines = content_model['lines'];
    const change = { ...content_model, lines: { ...lines, help: 'From the server' } };
    await admin(`block-content-models/${id}/`, { name: 'Moved by hand', content_model: change }, 'PATCH');
    edit(slug, ({ fields }) => Object.assign(fields[0] ?? {}, { name: 'title', former: 'heading' }));
    edit(other.slug, (file) => (file.name = 'Moved a bit'));
    const mine = fs.readFileSync(fileOf(other.slug), 'utf8');

    const there = `${slug} was changed on the server since the last pull. There: call it "Moved by hand" instead of "Moved"; change help of lines.`;
    expect((await models('diff')).out).toContain(`  ${there}\n`);
    expect(await refused('push')).toBe(
      `${there} Pull first, which joins both, or give --force for what the file has.\nNothing was changed.\n`,
    );
    const pulled = await done('pull');
    expect(pulled).toContain(`Wrote ${slug}.json, with what you changed in it.\n`);
    expect(pulled).toContain(`Kept ${other.slug}.json, which you changed.\n`);
    expect(fs.readFileSync(fileOf(other.slug), 'utf8')).toBe(mine);
    expect(JSON.parse(fs.readFileSync(fileOf(slug), 'utf8'))).toMatchObject({
      name: 'Moved by hand',
      fields: [
        { name: 'title', former: 'heading' },
        { name: 'lines', help: 'From the server' },
      ],
    });
    expect(await done('push')).toContain('Changed 2 block types.');
    expect(await read()).toMatchObject({ title: 'Hello' });
    expect(await done('diff')).toContain('The server has');
  });

  test('ask where both sides changed the same, and take the one that is said', async () => {
    const { id, slug } = await makeNote('Asked');
    const rename = (name: string) => admin(`block-content-models/${id}/`, { name }, 'PATCH');
    await done('pull');
    await rename('Asked by hand');
    edit(slug, (file) => (file.name = 'Asked by code'));
    const before = filesOf();
    expect((await refused('pull')).split('\n')).toEqual([
      `${slug}.json was changed since the last pull, and so was the server. Both changed name.`,
      ...['  in the file:', '    call it "Asked by code" instead of "Asked"'],
      ...['  on the server:', '    call it "Asked by hand" instead of "Asked"'],
      'Nothing was written. "models pull --force" takes what the server has, "models push --force" what the files have.',
      '',
    ]);
    expect(filesOf()).toEqual(before);
    expect(await done('push', '--force')).toContain('call it "Asked by code" instead of "Asked by hand"');
    expect(await done('pull')).toContain('unchanged');

    await rename('Asked again');
    edit(slug, (file) => (file.name = 'Not written'));
    expect(await done('pull', '--force')).toContain(`Wrote ${slug}.json.\n`);
    expect(await done('diff')).toContain('The server has');
  });

  test('say of a server that they were not pulled from it, and of a type that it is gone', async () => {
    const known = await makeNote('Known');
    const content_model = { heading: text('Heading', 0) };
    const gone = await admin<BlockContentModel>('block-content-models/', { name: 'Gone', content_model });
    await done('pull');
    const lock = path.join(folder, 'octavo.lock');
    const locked = fs.readFileSync(lock, 'utf8');
    fs.rmSync(lock);
    edit(known.slug, (file) => (file.name = 'Better known'));
    expect(await refused('push')).toContain(
      `${known.slug} was never pulled from this server, which has another.`,
    );
    expect(await refused('pull')).toContain(
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
    expect(await refused('push')).toContain(`${gone.slug} was removed on the server since the last pull.`);
    expect(await refused('pull')).toContain(
      `${gone.slug}.json was changed since the last pull, and its type removed on the server.`,
    );
    expect(await done('pull', '--force')).toContain(`Removed ${gone.slug}.json.`);
    expect(await done('diff')).toContain('The server has');
  });

  test('make types, and remove those whose files are gone', async () => {
    await done('pull');
    const file = { name: 'Made of code', type: 'PAGE', fields: [{ ...text('Words', 0), name: 'words' }] };
    fs.writeFileSync(fileOf('other'), JSON.stringify(file));
    expect(await refused('push')).toContain('other.json must be called made-of-code.json');
    fs.renameSync(fileOf('other'), fileOf('made-of-code'));
    expect(await done('push')).toContain('make the type "Made of code"');
    expect(await done('diff')).toContain('The server has');
    fs.rmSync(fileOf('made-of-code'));
    expect(await refused('push')).toContain('made-of-code would remove the type');
    expect(await done('push', '--remove')).toContain('Changed 1 block type.');
    expect(await done('diff')).toContain('The server has');
  });

  test('name the sample and the field where a new type has a sample that does not fit', async () => {
    fs.mkdirSync(folder, { recursive: true });
    const fields = [{ ...text('Heading', 0, { field_values: { max_length: 5 } }), name: 'heading' }];
    const samples = [
      { name: 'Short', data: { heading: 'Tea' } },
      { name: 'Long', data: { heading: 'Too long' } },
    ];
    const file = { name: 'With samples', type: 'PAGE', fields, samples };
    fs.writeFileSync(fileOf('with-samples'), JSON.stringify(file));
    expect(await refused('push')).toContain('with-samples.json, samples.1.data.heading: ');
  });

  test('have what stands beside the fields, and lose it where a file leaves it out', async () => {
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
    expect(await admin(`block-content-models/${id}/`)).toMatchObject(about);
    expect(await done('diff')).toContain('The server has');
    const field = (file: ModelFile) => file.fields.find(({ name }) => name === 'heading');
    edit(slug, (file) => Object.assign(field(file) ?? {}, { name: 'title', former: 'heading' }));
    expect(await refused('push')).toContain(`${slug}.json, samples.0.data.heading: `);
    const samples = [{ name: 'Short', data: { title: 'Hello' } }];
    edit(slug, (file) => Object.assign(file, { samples }));
    await done('push');
    expect(await admin(`block-content-models/${id}/`)).toMatchObject({ samples });
    edit(slug, (file) => {
      const renamed = file.fields.find(({ name }) => name === 'title');
      Object.assign(renamed ?? {}, { name: 'heading', former: 'title' });
      Object.assign(file, about);
    });
    await done('push');
    fs.writeFileSync(fileOf(slug), plain);
    await done('push');
    const kept: object = await admin(`block-content-models/${id}/`);
    for (const name of Object.keys(about)) expect(kept).not.toHaveProperty(name);
    expect(await done('pull')).toContain('unchanged');
    expect(fs.readFileSync(fileOf(slug), 'utf8')).toBe(plain);
  });

  test('say what is wrong with a file, an account or an address', async () => {
    await done('pull');
    fs.writeFileSync(fileOf('broken'), '{');
    expect(await refused('diff')).toMatch(/^broken\.json is no JSON: /);
    fs.writeFileSync(fileOf('broken'), '{"name": "Broken", "type": "PAGE", "fields": {}}');
    expect(await refused('push')).toBe(
      'broken.json: "fields" must be a list of objects, each with a "name".\n',
    );
    const fields = [
      { name: 'x', field_type: 'hologram', field_title: 'X', required: false, field_values: null },
    ];
    fs.writeFileSync(fileOf('broken'), JSON.stringify({ name: 'Broken', type: 'PAGE', fields }));
    expect(await refused('push')).toContain('hologram');

    const run = (settings: Readonly<Record<string, string>>) =>
      octavo(settings, ['models', 'diff', '--url', server.url, '--dir', folder]);
    expect((await run({})).error).toContain('Set OCTAVO_EMAIL and OCTAVO_PASSWORD');
    expect((await run({ ...account, OCTAVO_PASSWORD: 'wrong' })).code).toBe(1);
    fs.rmSync(fileOf('broken'));
    edit('hero', (file) => (file.name = 'Heroine'));
    const asEditor = { OCTAVO_EMAIL: editorAccount.email, OCTAVO_PASSWORD: editorAccount.password };
    const denied = await octavo(asEditor, ['models', 'push', '--url', server.url, '--dir', folder]);
    expect([denied.code, denied.error]).toEqual([1, expect.stringContaining('permission')]);
  });

  test('need a folder, which only a pull makes', async () => {
    fs.rmdirSync(folder);
    expect(await refused('diff')).toBe(`The folder ${folder} cannot be read: ENOENT.\n`);
    expect(await refused('push')).toBe(`The folder ${folder} cannot be read: ENOENT.\n`);
    expect(await done('pull')).toContain('Wrote hero.json.');
  });

  test('are enough for the types of a site', async () => {
    await done('pull');
    const { code, out } = await octavo({}, ['typegen', '--models', folder]);
    expect([code, out]).toEqual([0, expect.stringContaining('type_slug: "hero";')]);
  });

  test('want --lossy for what earlier plans do to live pages only where those change at once', async () => {
    const { workspace } = await editor<Page>(`pages/${page}/`);
    const { id } = await editor<Page>('pages/', { title: 'Live', url_path: '/live', workspace });
    const { slug } = await makeNote('Live later', id);
    await editor(`pages/${id}/publish/`, {});
    await done('pull');
    edit(slug, ({ fields }) => fields.pop());
    await done('push', '--remove', '--lossy');
    edit(slug, ({ fields }) => Object.assign(fields[0] ?? {}, { name: 'title', former: 'heading' }));
    const earlier =
      / lines: \[.* goes with its field, as an earlier plan decided, if live pages change at once\n/;
    expect(await refused('push', '--live')).toMatch(earlier);
    expect(await done('push')).toMatch(earlier);
    edit(slug, ({ fields }) => Object.assign(fields[0] ?? {}, { unique: true }));
    expect(await done('push')).toBe(`${slug}:\n  change unique of title\nChanged 1 block type.\n`);
  });
});
