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
  test('are worded in the language that a request prefers', async () => {
    const world = await makeWorld();
    const user = await world.user();
    for (const language of languages) {
      const headers = { 'accept-language': `fr, ${language};q=0.5` };
      const { codes, field } = wordsOf(language);
      const message = codes.not_authenticated;
      const rejected = await world.guest.get('/api/users/', headers);
      expectAnswer(rejected, 401, { code: 'not_authenticated', message, detail: message });
      expect(rejected.headers['content-type']).toBe('application/json; charset=utf-8');
      const invalid = await user.post('/api/workspaces/', { type: 'SHOP', title: '' }, headers);
      expectAnswer(invalid, 400, { title: [field.blank] });
      expect(invalid.rejected).toMatchObject([{ field: 'title', code: 'blank', message: field.blank }]);
    }
  });
});
