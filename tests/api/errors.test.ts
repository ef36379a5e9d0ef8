import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../server/dependencies.ts';
import type { ErrorCode, FieldErrorKey } from '../../shared/errors.ts';
import { languages, type Language } from '../../shared/languages.ts';
import { describeWithDatabase } from '../support/world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

interface Words {
  readonly codes: Readonly<Record<ErrorCode, string>>;
  readonly field: Readonly<Record<FieldErrorKey, string>>;
}

function wordsOf(language: Language): Words {
  const file = path.join(projectRoot, 'locales', language, 'errors.json');
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Words;
}

describeWithDatabase('errors', (makeWorld) => {
  test.each(languages)('are worded in %s', async (language) => {
    const world = await makeWorld();
    const headers = { 'accept-language': language };
    const message = wordsOf(language).codes.not_authenticated;
    const rejected = await world.guest.get('/api/users/', headers);
    expect([rejected.status, rejected.body, rejected.headers['content-type']]).toEqual([
      401,
      { code: 'not_authenticated', message, detail: message },
      'application/json; charset=utf-8',
    ]);
    const body = { type: 'SHOP', title: '' };
    const invalid = await (await world.user()).post('/api/workspaces/', body, headers);
    const blank = wordsOf(language).field.blank;
    expectAnswer(invalid, 400, { title: [blank] });
    expect(invalid.rejected).toMatchObject([{ field: 'title', code: 'blank', message: blank }]);
  });

  test('are answered in the language that a request prefers', async () => {
    const { guest } = await makeWorld();
    for (const [header, language] of [
      ['sr-Cyrl-RS', 'sr-Cyrl'],
      ['SR-cyrl', 'sr-Cyrl'],
      ['sr-Latn-RS', 'sr'],
      ['de-AT, en;q=0.5', 'de'],
      ['de;q=0.3, nl;q=0.8', 'nl'],
      ['fr, nl', 'nl'],
      ['nl;q=0, de;q=0.1', 'de'],
      ...['fr', '*', '', ';;,=q'].map((other) => [other, 'en'] as const),
    ] as const) {
      const { body } = await guest.get('/api/users/', { 'accept-language': header });
      expect([header, body['message']]).toEqual([header, wordsOf(language).codes.not_authenticated]);
    }
  });
});
