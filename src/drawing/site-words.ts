import type { Words } from '../../field-plugins/sdk/contract/texts.ts';
import { wordsPath } from '../lib/words-path.ts';

/** The theme's own words in the language of a site. */
export async function loadSiteWords(language: string): Promise<Words> {
  const answer = await fetch(wordsPath(language, 'site'));
  if (!answer.ok) throw new Error(`The words of the theme answered ${answer.status}.`);
  return (await answer.json()) as Words;
}
