import { expect, it } from 'vitest';
import words from '../../locales/en/mails.json' with { type: 'json' };
import { mailTemplates } from '../../server/modules/mails/service.ts';

const parts = ['button', 'hint', 'subject', 'text', 'unasked'];
const common = ['fallback', 'footer', 'greeting'];

// `npm run check` compares the keys of the other languages with those of English.
it('the messages of mails exist with every part for every mail, and for no other', () => {
  expect(Object.keys(words).toSorted()).toEqual([...mailTemplates, ...common].toSorted());
  for (const template of mailTemplates)
    expect(Object.keys(words[template]).toSorted(), template).toEqual(parts);
});
