import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../server/dependencies.ts';
import { errorStatus, fieldErrorKeys } from '../../src/shared/errors.ts';
import { languages } from '../../src/shared/languages.ts';

interface Words {
  readonly codes: Readonly<Record<string, string>>;
  readonly field: Readonly<Record<string, string>>;
}

function words(language: string): Words {
  return JSON.parse(
    fs.readFileSync(path.join(projectRoot, 'locales', language, 'errors.json'), 'utf8'),
  ) as Words;
}

describe.each(languages)('the errors of the HTTP contract in %s', (language) => {
  it('have a sentence for every code, and none for a code that does not exist', () => {
    expect(Object.keys(words(language).codes).toSorted()).toEqual(Object.keys(errorStatus).toSorted());
  });

  it('have a sentence for everything that can be wrong with a field, and no other', () => {
    expect(Object.keys(words(language).field).toSorted()).toEqual([...fieldErrorKeys].toSorted());
  });
});
