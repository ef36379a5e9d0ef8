import type { Mutant } from '../mutant.ts';
import { notesSamples } from '../notes/samples.ts';

const { invalid } = notesSamples;

/** Plugins with a fault in their folder: files, README, messages. */
export const folderMutants: Readonly<Record<string, Mutant>> = {
  'an import of what the sdk lost': {
    breaks: 'sdk-imports',
    files: { 'read.ts': "import { countOption } from '@octavo/field-sdk/definition';\n" },
  },
  'another contract version': { breaks: 'contract-version', plugin: { contract: 2 as unknown as 1 } },
  'no samples.ts': { breaks: 'folder-complete', files: { 'samples.ts': undefined } },
  'a README that is too long': { breaks: 'readme-short', files: { 'README.md': 'line\n'.repeat(41) } },
  'an empty README': { breaks: 'readme-short', files: { 'README.md': '\n' } },
  'a text without a message': { breaks: 'messages-complete', german: { extra: 'Zugabe' } },
  'a message without a text': { breaks: 'messages-complete', german: { loud: {} } },
  'a blank text': { breaks: 'messages-complete', german: { add: ' ' } },
  'a text that is not translated': { breaks: 'messages-translated', german: { add: 'Add note' } },
  'a placeholder of one language only': {
    breaks: 'messages-placeholders',
    german: { loud: 'Notiz {{wort}}' },
  },
  'a type whose name has two lines': {
    breaks: 'type-named',
    german: { type: { label: 'Not\nizen', about: 'Kurze Notizen zu Seiten' } },
  },
  'an issue without a text': {
    breaks: 'issues-translated',
    plugin: {
      check: (value) => (value.some(({ text }) => text.includes('!')) ? [{ key: 'notes.noisy' }] : []),
    },
    samples: {
      invalid: {
        ...invalid,
        loud: { value: [{ id: 'a', text: 'Now!', page: null }], issues: [{ key: 'notes.noisy' }] },
      },
    },
  },
};
