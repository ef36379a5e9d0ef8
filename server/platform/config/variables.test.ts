import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { configVariables } from './variables.ts';
import { readConfig } from './config.ts';

const names = new Set(configVariables.map(({ name }) => name));

test('the table lists exactly the variables that the configuration reads', () => {
  expect(variablesRead()).toEqual(names);
});

test('the operators’ guide lists exactly these variables', () => {
  const guide = fs.readFileSync(path.resolve(import.meta.dirname, '../../../docs/operators.md'), 'utf8');
  const section = guide.split('\n## ').find((text) => text.startsWith('Configuration\n')) ?? '';
  const cells = [...section.matchAll(/^\| (`.*?) \|/gm)].map(([, cell = '']) => cell);
  const listed = cells.flatMap((cell) => [...cell.matchAll(/`([A-Z\d_]+)`/g)].map(([, name]) => name));
  expect(new Set(listed)).toEqual(names);
});

/** Sets variables that others require to be read. */
function variablesRead(): ReadonlySet<string> {
  const read = new Set<string>();
  const set: Readonly<Record<string, string>> = {
    OCTAVO_CAPTCHA: 'turnstile',
    CAPTCHA_SITE_KEY: 'site',
    CAPTCHA_SECRET: 'secret',
    S3_ENDPOINT: 'https://s3.example.com',
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    GITHUB_CLIENT_ID: 'id',
    GITHUB_CLIENT_SECRET: 'secret',
  };
  const watched = new Proxy(set, {
    get(target, name: string) {
      read.add(name);
      return target[name];
    },
  });
  readConfig(watched);
  return read;
}
