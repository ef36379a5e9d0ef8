import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../server/dependencies.ts';
import { mailTemplates } from '../../server/modules/mails/service.ts';
import { languages } from '../../shared/languages.ts';

const parts = ['button', 'hint', 'subject', 'text', 'unasked'];
const common = ['fallback', 'footer', 'greeting'];

describe.each(languages)('the words of the mails in %s', (language) => {
  const file = path.join(projectRoot, 'locales', language, 'mails.json');
  const words = JSON.parse(fs.readFileSync(file, 'utf8')) as Readonly<Record<string, string | object>>;

  it('exist for every mail, and for no other', () => {
    expect(Object.keys(words).toSorted()).toEqual([...mailTemplates, ...common].toSorted());
  });

  it.each(mailTemplates)('have every part of %s', (template) => {
    expect(Object.keys(words[template] ?? {}).toSorted()).toEqual(parts);
  });
});
