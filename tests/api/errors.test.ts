import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../../server/dependencies.ts';
import {
  errorStatus,
  fieldErrorKeys,
  type ErrorCode,
  type FieldErrorKey,
  type ErrorSentence,
} from '../../shared/errors.ts';
import { languages, type Language } from '../../shared/languages.ts';
import { makeAccessStage, type AccessStage } from '../contract/access/access-stage.ts';
import { raisedCodes } from '../contract/errors/raised-codes.ts';
import { raisedFieldErrors } from '../contract/errors/raised-field-errors.ts';
import { describeSuiteOnBothDatabases, describeWithDatabase } from '../support/world.ts';

interface Words {
  readonly codes: Readonly<Record<ErrorCode, string>>;
  readonly field: Readonly<Record<FieldErrorKey, string>>;
  readonly refusals: Readonly<Record<ErrorSentence, string>>;
}

const codes = Object.keys(errorStatus) as ErrorCode[];
const words = Object.fromEntries(
  languages.map((language) => [
    language,
    JSON.parse(fs.readFileSync(path.join(projectRoot, 'locales', language, 'errors.json'), 'utf8')) as Words,
  ]),
) as Readonly<Record<Language, Words>>;

/** The sentences of `raisedCodes` that differ from the sentence of their code. */
const rejectionOf: Partial<Record<ErrorCode, ErrorSentence>> = {
  conflict: 'type_in_use',
  plan_settled: 'plan_draft',
};

/** Matches a sentence from the words file, with anything in place of its placeholders. */
function saying(template: string): RegExp {
  const literal = template.split(/\{\{\w+\}\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literal.join('[^]+')}$`);
}

describeWithDatabase('errors', (makeWorld) => {
  test.each(codes)('%s is raised, and worded in every language', async (code) => {
    const raise = await raisedCodes[code](makeWorld);
    for (const language of languages) {
      const { status, body, headers } = await raise(language);
      expect([status, body['code']]).toEqual([errorStatus[code], code]);
      const { [code]: sentence } = rejectionOf;
      const { codes: general, refusals } = words[language];
      const expected = sentence === undefined ? general[code] : refusals[sentence];
      expect(body['message'], language).toMatch(saying(expected));
      expect(body['detail']).toBe(body['message']);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      if (status === 429 || status === 503) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  test.each([
    ['sr-Cyrl-RS', 'sr-Cyrl'],
    ['SR-cyrl', 'sr-Cyrl'],
    ['sr-Latn-RS', 'sr'],
    ['de-AT, en;q=0.5', 'de'],
    ['de;q=0.3, nl;q=0.8', 'nl'],
    ['fr, nl', 'nl'],
    ['nl;q=0, de;q=0.1', 'de'],
    ['fr', 'en'],
    ['*', 'en'],
    ['', 'en'],
    [';;,=q', 'en'],
  ] as const)('a request for “%s” is answered in %s', async (header, language) => {
    const raise = await raisedCodes.not_authenticated(makeWorld);
    expect((await raise(header)).body['message']).toBe(words[language].codes.not_authenticated);
  });
});

describeSuiteOnBothDatabases('field errors', (makeWorld) => {
  let stage: AccessStage;
  beforeAll(async () => {
    stage = await makeAccessStage(makeWorld);
  });

  test.each(fieldErrorKeys)('%s is raised at its field, and worded in every language', async (key) => {
    const { method, path: address, field, ...options } = await raisedFieldErrors[key](stage);
    for (const language of languages) {
      const headers = { ...options.headers, 'accept-language': language };
      const answer = await stage.call<Record<string, string[]>>(method, address, { ...options, headers });
      expect([answer.status, Object.keys(answer.body)], answer.text).toEqual([400, [field]]);
      const message = expect.stringMatching(saying(words[language].field[key])) as string;
      expect(answer.rejected, language).toContainEqual(
        expect.objectContaining({ field, code: key, message }),
      );
    }
  });
});

describe('error messages', () => {
  test('differ from language to language', () => {
    for (const code of codes) {
      const sentences = languages.map((language) => words[language].codes[code]);
      expect([code, new Set(sentences).size]).toEqual([code, languages.length]);
    }
  });
});
