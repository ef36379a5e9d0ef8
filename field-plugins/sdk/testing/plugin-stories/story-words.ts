import type { Words } from '../words.ts';

const files = import.meta.glob<Words>('../../../../locales/*/fields.json', {
  eager: true,
  import: 'default',
});

/** The words of every field type in a language of Storybook's toolbar, as joined by `npm run plugins`. */
export function storyWords(language: unknown): Words {
  const words = files[`../../../../locales/${String(language)}/fields.json`];
  return words ?? files['../../../../locales/en/fields.json'] ?? {};
}
