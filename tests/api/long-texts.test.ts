import { expect, it } from 'vitest';
import { turnsOf } from '../support/turns.ts';
import { describeOnBothDatabases } from '../support/world.ts';
import { type ContentWorld, makeContentWorld, textField } from './content-world.ts';

const line = (piece: string, length: number) => piece.repeat(length / piece.length);

/** Values that an expression once read for seconds or hours, by the type of their field, with their errors. */
const attacks: readonly (readonly [type: string, value: unknown, said: string | RegExp])[] = [
  ['location', { coordinates: `1${line(' ', 550)}x` }, /^field0\.coordinates: Enter a latitude/],
  [
    'location',
    { coordinates: `1${line(' ', 1998)}x`, label: '', address: '' },
    /^field1\.coordinates: Enter a latitude/,
  ],
  ['location', `1${line(' ', 80_000)}x`, 'Use at most 6400 characters.'],
  ['table', line(' ', 200_000), 'Use at most 100000 characters.'],
  ['table', [[line('"', 80_000)]], 'field4.rows[0].cells[0]: Use at most 2000 characters.'],
  ['tags', line('\u0301\u0323', 100_000), 'field5[0]: Use at most 100 characters.'],
  ['url', line('.', 32_000), 'Use at most 2000 characters.'],
  ['number', line('1', 200_000), 'Use at most 100000 characters.'],
  ['date', line('1-', 200_000), 'Use at most 100 characters.'],
  ['text', line(' \n', 80_000), /^Line breaks/],
  ['textarea', line(' ', 200_000), 'Use at most 100000 characters.'],
];

async function makeAttacked(world: ContentWorld) {
  const fields = attacks.map(([field_type], order) => ({ ...textField, field_type, order }));
  const model = await world.addModel(Object.fromEntries(fields.map((field, at) => [`field${at}`, field])));
  return (at: number, value: unknown = attacks[at]?.[1]) =>
    world.call<Record<string, readonly string[]>>('POST', '/api/blocks/', {
      as: world.editor,
      body: { page: world.home.id, block_content_model: model.id, data: { [`field${at}`]: value } },
    });
}

describeOnBothDatabases('A long text', (makeWorld) => {
  it('is rejected with the name of its field and the reason', async () => {
    const send = await makeAttacked(await makeContentWorld(makeWorld));
    const answers = await Promise.all(attacks.map((_, at) => send(at)));
    const told = answers.map(({ status, body }, at) => [
      status,
      body[`field${at}`]?.map((sentence) => sentence.replaceAll(/(?<=\d)[,.](?=\d{3})/g, '')),
    ]);
    expect(told).toEqual(
      attacks.map(([, , said]) => [400, [typeof said === 'string' ? said : expect.stringMatching(said)]]),
    );
  });

  it('of any kind takes about as long as one of letters, sent by fifty members at once', async () => {
    const send = await makeAttacked(await makeContentWorld(makeWorld));
    const fifty = (valueOf: (at: number) => unknown) =>
      turnsOf(() =>
        Promise.all(
          Array.from({ length: 50 }, (_, count) => count % attacks.length).map((at) => send(at, valueOf(at))),
        ),
      );
    const letters = await fifty((at) => 'a'.repeat(JSON.stringify(attacks[at]?.[1]).length));
    const { total } = await fifty((at) => attacks[at]?.[1]);
    // A single one that is read with the square of its length takes thousands of times as long.
    expect(total).toBeLessThan(20 * letters.total);
  });
});
