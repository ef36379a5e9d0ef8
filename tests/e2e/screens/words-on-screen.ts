import fields from '../../../locales/en/fields.json' with { type: 'json' };
import library from '../../../locales/en/library.json' with { type: 'json' };
import translation from '../../../locales/en/translation.json' with { type: 'json' };
import type { Page } from 'playwright';

/** The first part of every key. */
const roots = [...Object.keys(translation), ...Object.keys(fields), ...Object.keys(library)];

/** Keys on the screen where text should be, as the app shows missing words. */
export function missingWords(page: Page): Promise<string[]> {
  return page.evaluate((beginnings) => {
    const said = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) said.push(walker.currentNode.nodeValue ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        said.push(element.getAttribute(name) ?? '');
    const key = new RegExp(`^(?:${beginnings.join('|')})(?:\\.[\\w-]+)+$`);
    return said.map((text) => text.trim()).filter((text) => key.test(text) || text.includes('{{'));
  }, roots);
}
