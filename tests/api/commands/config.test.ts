import { expect, test } from 'vitest';
import { octavo } from '../../support/octavo-in-process.ts';

interface Shown {
  readonly variables: readonly {
    readonly name: string;
    readonly set: boolean;
    readonly value: string | null;
  }[];
  readonly unknown: readonly string[];
  readonly errors: readonly string[];
}

test('every setting is shown, but no secret', async () => {
  const settings = {
    PORT: '4000',
    OCTAVO_SECRET: 'a secret that nobody may see',
    DATABASE_URL: 'postgres://octavo:hush@db.test/octavo',
    OCTAVO_PORT: '5000',
    HOST: '',
  };
  const people = await octavo(settings, ['config']);
  const programs = await octavo(settings, ['config', '--json']);
  for (const { code, out, error } of [people, programs]) {
    expect([code, error]).toEqual([0, '']);
    expect(out).not.toMatch(/hush|nobody may see/);
  }
  expect(people.out).toContain('OCTAVO_PORT is set, but Octavo has no such variable.');
  expect(people.out).toMatch(/^Set:\n {2}PORT +4000\n/);
  const { variables, unknown, errors } = JSON.parse(programs.out) as Shown;
  const shown = new Map(variables.map(({ name, set, value }) => [name, [set, value]]));
  expect([shown.get('PORT'), shown.get('HOST')]).toEqual([
    [true, '4000'],
    [false, null],
  ]);
  expect([shown.get('OCTAVO_SECRET'), shown.get('DATABASE_URL')]).toEqual([
    [true, null],
    [true, null],
  ]);
  expect([unknown, errors]).toEqual([['OCTAVO_PORT'], []]);
});

test('wrong settings are named, more than one at a time, with exit code 1', async () => {
  const ran = await octavo({ PORT: 'abc', OCTAVO_SECRET: 'short' }, ['config', '--json']);
  expect([ran.code, ran.error]).toEqual([1, '']);
  expect((JSON.parse(ran.out) as Shown).errors).toEqual([
    'PORT must be a whole number from 0 to 65535.',
    'OCTAVO_SECRET must have at least 16 characters.',
  ]);
});
