import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../server/dependencies.ts';
import { errorStatus, fieldErrorKeys } from '../../shared/errors.ts';
import { languages } from '../../shared/languages.ts';

interface Words {
  readonly codes: Readonly<Record<string, string>>;
  readonly field: Readonly<Record<string, string>>;
}

function read(language: string, namespace: string): unknown {
  const file = path.join(projectRoot, 'locales', language, `${namespace}.json`);
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

const words = (language: string) => read(language, 'errors') as Words;

/** The errors that forms show without a request. */
interface FormWords {
  readonly common: Readonly<Record<'required' | 'invalidEmail' | 'tooShort' | 'tooLong', string>>;
  readonly password: Readonly<Record<'differ', string>>;
}

describe('the errors of the HTTP contract', () => {
  // `npm run check` compares the keys of the other languages with those of English.
  it('have a sentence for every code and every field error, and no other', () => {
    const { codes, field } = words('en');
    expect(Object.keys(codes).toSorted()).toEqual(Object.keys(errorStatus).toSorted());
    expect(Object.keys(field).toSorted()).toEqual([...fieldErrorKeys].toSorted());
  });

  it.each(languages)('have the same text in forms and on the server in %s', (language) => {
    const { common, password } = read(language, 'translation') as FormWords;
    const { field } = words(language);
    expect({
      required: common.required,
      invalid_email: common.invalidEmail,
      too_short: common.tooShort,
      too_long: common.tooLong,
      passwords_differ: password.differ,
    }).toEqual({
      required: field['required'],
      invalid_email: field['invalid_email'],
      too_short: field['too_short'],
      too_long: field['too_long'],
      passwords_differ: field['passwords_differ'],
    });
  });
});
