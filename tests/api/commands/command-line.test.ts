import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { allCommands } from '../../../server/commands/all-commands.ts';
import { projectRoot } from '../../../server/dependencies.ts';
import { octavo } from '../../support/octavo-in-process.ts';

const exitCodes = 'Exit code: 0 done, 1 failed or refused (standard error says why), 2 wrong usage.\n';

function emptyFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-commands-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('the help lists every command, and each command explains itself', async () => {
  const help = await octavo({}, ['--help']);
  expect([help.code, help.error]).toEqual([0, '']);
  expect(help.out.endsWith(exitCodes)).toBe(true);
  for (const { name, summary, options = {} } of allCommands) {
    expect(help.out).toContain(summary);
    const own = await octavo({}, [...name.split(' '), '--help']);
    expect([name, own.code, own.error]).toEqual([name, 0, '']);
    expect(own.out.startsWith(`Usage: npm run octavo -- ${name}`)).toBe(true);
    expect(own.out.endsWith(exitCodes)).toBe(true);
    for (const option of Object.keys(options)) expect(own.out).toContain(`--${option}`);
    expect(await octavo({}, [...name.split(' '), '-h'])).toEqual(own);
  }
});

test.each(['models', 'db', 'secret'])('octavo %s --help lists the commands of that name', async (word) => {
  const { code, out, error } = await octavo({}, [word, '--help']);
  expect([code, error]).toEqual([0, '']);
  expect(out.startsWith(`Usage: npm run octavo -- ${word} <command> [options]\n`)).toBe(true);
  for (const { name, summary } of allCommands)
    expect(out.includes(summary)).toBe(name.startsWith(`${word} `));
  expect(await octavo({}, [word, '-h'])).toMatchObject({ code: 0, out });

  const bare = await octavo({}, [word]);
  expect(bare).toEqual({ code: 2, out: '', error: `Name a command.\n\n${out}` });
  const unknown = await octavo({}, [word, 'unheard-of']);
  expect(unknown).toEqual({ code: 2, out: '', error: `There is no command "${word} unheard-of".\n\n${out}` });
});

test.each([
  [[], /^Usage: /],
  [['unheard-of'], /^There is no command "unheard-of"\./],
  [['create-admin'], /^--email is missing\. See npm run octavo -- create-admin --help\.\n$/],
  [['create-admin', '--email'], /^Option '--email <value>' argument missing\. See/],
  [['create-admin', '--email', 'a@b.test', 'word'], /^Unexpected argument "word"\. See/],
  [['backup', ''], /^<folder> is empty\. See/],
  [['create-admin', '--email', 'a@b.test', '--loud'], /^Unknown option '--loud'\. See/],
])('octavo %j is wrong usage: exit code 2 and a sentence', async (args, sentence) => {
  const { code, out, error } = await octavo({}, args);
  expect([code, out]).toEqual([2, '']);
  expect(error).toMatch(sentence);
});

test('a command creates nothing where there is no installation', async () => {
  const folder = emptyFolder();
  const ran = await octavo({ OCTAVO_DATA_DIR: path.join(folder, 'data') }, [
    'create-admin',
    '--email',
    'a@b.test',
  ]);
  expect(ran).toMatchObject({
    code: 1,
    out: '',
    error: expect.stringMatching(/^There is no .*octavo\.sqlite;/) as string,
  });
  expect(fs.readdirSync(folder)).toEqual([]);
});

test('a wrong setting is rejected with the sentence of the server', async () => {
  const ran = await octavo({ DATABASE_URL: 'mysql://here' }, ['create-admin', '--email', 'a@b.test']);
  expect(ran).toEqual({
    code: 1,
    out: '',
    error: 'DATABASE_URL must start with postgres:// (without it, SQLite is used).\n',
  });
});

test('npx and npm run find the command in the project, without a registry', () => {
  const cache = emptyFolder();
  const env = {
    PATH: process.env['PATH'],
    npm_config_cache: cache,
    npm_config_registry: 'http://127.0.0.1:9/',
  };
  for (const words of [
    ['exec', '--', 'octavo'],
    ['run', '--silent', 'octavo', '--'],
  ]) {
    const found = spawnSync('npm', [...words, 'unheard-of'], { cwd: projectRoot, env, encoding: 'utf8' });
    expect([found.status, found.stderr]).toEqual([
      2,
      expect.stringContaining('There is no command "unheard-of".'),
    ]);
  }
});
