import { expect, it } from 'vitest';
import { newId } from '../../server/platform/ids.ts';
import { describeWithDatabase } from '../support/world.ts';
import { textField } from './content-world.ts';
import { makePlannedWorld } from './planned-world.ts';

const rename = { op: 'retype', field: 'text', to: 'words', field_type: 'text' };

describeWithDatabase('Plans that are rejected', (makeWorld) => {
  it('stop where that was decided, until nothing is in the way', async () => {
    const world = await makePlannedWorld(makeWorld);
    const block = await world.addBlock('much too long');
    const shorten = { op: 'options', field: 'text', field_values: { max_length: 4 } };
    const plan = await world.make([shorten], { decisions: { 0: 'stop' } });
    const url = `${world.at(world.note.id)}${plan.id}/apply/`;
    const rejected = await world.call('POST', url, { as: world.administrator, body: {} });
    expect([rejected.status, rejected.body['code']]).toEqual([409, 'plan_stopped']);
    await world.call('PATCH', `/api/blocks/${block.id}/`, {
      as: world.editor,
      body: { data: { text: 'ok' } },
    });
    expect((await world.apply(plan)).state).toBe('done');
  });

  it('are rejected once the block type has changed, and when they are settled', async () => {
    const world = await makePlannedWorld(makeWorld);
    const plan = await world.make([rename]);
    const other = await world.make([rename]);
    const post = async (path: string) => {
      const answer = await world.call('POST', `${world.at(world.note.id)}${path}/`, {
        as: world.administrator,
        body: path.endsWith('undo') ? undefined : {},
      });
      message = String(answer.body['message']);
      return [answer.status, answer.body['code']];
    };
    let message = '';
    expect(await post(`${plan.id}/undo`)).toEqual([409, 'plan_settled']);
    expect(message).toMatch(/^This plan hasn’t been applied yet/);
    await world.apply(plan);
    expect(await post(`${plan.id}/apply`)).toEqual([409, 'plan_settled']);
    expect(message).toBe('This plan has already been applied. It can only be undone.');
    expect(await post(`${other.id}/apply`)).toEqual([409, 'plan_outdated']);
    const next = await world.apply(
      await world.make([{ op: 'retype', field: 'words', to: 'text', field_type: 'text' }]),
    );
    expect(await post(`${plan.id}/undo`)).toEqual([409, 'plan_outdated']);
    await world.undo(next);
    await world.undo(plan);
    expect(await post(`${plan.id}/undo`)).toEqual([409, 'plan_settled']);
    expect(message).toBe('This plan has been undone. To change the fields again, make a new plan.');
    expect(await post(`${newId()}/apply`)).toEqual([404, 'not_found']);
    const stale = { as: world.administrator, body: { operations: [rename] }, headers: { 'if-match': '"1"' } };
    expect((await world.call('POST', world.at(world.note.id), stale)).status).toBe(412);
  });

  it('name the operation and the member that is wrong', async () => {
    const world = await makePlannedWorld(makeWorld);
    const rejected = async (operations: unknown, more: object = {}) => {
      const answer = await world.call('POST', world.at(world.note.id), {
        as: world.administrator,
        body: { operations, ...more },
        headers: { accept: 'application/problem+json' },
      });
      expect(answer.status).toBe(400);
      return answer.body['errors'];
    };
    expect(await rejected([{ op: 'retype', field: 'nope', to: 'x', field_type: 'text' }])).toEqual([
      { field: 'operations', path: [0, 'field'], detail: 'There’s no field “nope”.' },
    ]);
    expect(await rejected([rename, { op: 'add', field: 'words', definition: textField }])).toEqual([
      {
        field: 'operations',
        path: [1, 'field'],
        detail: 'There’s already a field “words”. Choose another name.',
      },
    ]);
    for (const key of ['3', '', '00', '0.0', '0x0', '-0', '1e0', ' 0', 'length'])
      expect(await rejected([rename], { decisions: { [key]: 'stop' } })).toMatchObject([
        {
          ...{ field: 'decisions', path: [key] },
          detail: `There’s no operation “${key}”. Operations are numbered from 0; the last one is 0.`,
        },
      ]);
    for (const choice of ['keep', 'default'])
      expect(await rejected([{ op: 'remove', field: 'text' }], { decisions: { 0: choice } })).toMatchObject([
        { field: 'decisions', path: ['0'] },
      ]);
    for (const [member, value, ...inside] of [
      ['field_title', null],
      ['pattern', { regex: 'a' }, 'message'],
      ['shown_when', { all: [null] }, 'all', 0],
      ['colour', 'red'],
    ] as const)
      expect(
        await rejected([{ op: 'options', field: 'text', properties: { [member]: value } }]),
      ).toMatchObject([{ field: 'operations', path: [0, 'text', member, ...inside] }]);
    expect(await rejected([{ op: 'explode' }])).toMatchObject([{ field: 'operations' }]);
    expect(await rejected([])).toMatchObject([{ field: 'operations' }]);
  });

  const circular = (field: string) => ({ ...textField, shown_when: { all: [{ field, is: 'a' }] } });

  it.each<[string, readonly object[], readonly (string | number)[], string]>([
    ['unknown members', [rename, { ...rename, colour: 'red' }], [1, 'colour'], 'Unknown field.'],
    [
      'conditions in a circle',
      [{ op: 'split', field: 'text', to: 'rows', item: { a: circular('b'), b: circular('a') } }],
      [0, 'rows', 'a', 'shown_when'],
      'Whether these fields are shown depends on each other: a, b, and a.',
    ],
    [
      'options that replace the fields of a list',
      [
        { op: 'wrap', fields: ['text'], to: 'rows' },
        { op: 'options', field: 'rows', field_values: { fields: { other: textField } } },
      ],
      [1, 'field_values', 'fields', 'text'],
      'This field can’t be changed.',
    ],
    [
      'too many operations',
      Array.from({ length: 101 }, () => rename),
      [],
      'A plan can have at most 100 operations. Split them into several plans.',
    ],
    ['no operations', [], [], 'This field can’t be blank.'],
  ])('say what is wrong with them, and leave nothing behind: %s', async (_name, operations, path, detail) => {
    const world = await makePlannedWorld(makeWorld);
    const url = world.at(world.note.id);
    const as = world.administrator;
    const headers = { accept: 'application/problem+json' };
    const answer = await world.call('POST', url, { as, body: { operations }, headers });
    expect(answer.status).toBe(400);
    const [first] = answer.body['errors'] as object[];
    expect(first).toEqual({ field: 'operations', path, detail });
    expect((await world.call('GET', url, { as })).body).toMatchObject({ count: 0 });
  });

  it('never lose the values of a field whose plugin is gone, and change the other fields', async () => {
    const world = await makePlannedWorld(makeWorld);
    const hologram = { ...textField, field_title: 'Hologram', order: 1 };
    const model = await world.addModel({ text: textField, hologram });
    const data = { text: '12', hologram: 'kept' };
    const block = await world.addBlock('', { block_content_model: model.id, data });
    const gone = { text: textField, hologram: { ...hologram, field_type: 'hologram' } };
    await world.dependencies.db
      .updateTable('block_content_models')
      .set({ content_model: JSON.stringify(gone), revision: 2, shape: 1 })
      .where('id', '=', model.id)
      .execute();
    const operations = [
      { op: 'retype', field: 'text', field_type: 'number' },
      { op: 'wrap', fields: ['text'], to: 'box' },
    ];
    const plan = await world.apply(await world.make(operations, {}, model.id));
    const read = async () => (await world.readPage()).page_blocks.find(({ id }) => id === block.id)?.data;
    expect(await read()).toMatchObject({ box: [{ data: { text_2: 12 } }], hologram: 'kept' });
    await world.undo(plan);
    expect(await read()).toEqual(data);
  });
});
