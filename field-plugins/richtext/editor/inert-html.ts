/**
 * Pasted HTML that can be parsed under the content security policy of the page. Chromium applies the policy to every parser,
 * also to that of a document which is never shown: each style and each event handler is an error in the console. So style
 * sheets go, and styles and handlers of elements become mere data before anything parses them.
 */
export function inertHtml(html: string): string {
  return html
    .replace(/<style[\s>][\s\S]*?(<\/style\s*>|$)/gi, '')
    .replace(tag, (text) => text.replace(attribute, (each) => (active.test(each) ? `data-${each}` : each)));
}

/** Read as the HTML standard does: a quoted value may hold `>` and whatever looks like another attribute. */
const attribute = /[^\s/>][^\s/>=]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?/g;
const tag = new RegExp(String.raw`<[a-z][^\s/>]*(?:[\s/]+|${attribute.source})*`, 'gi');
const active = /^(?:style|on)/i;
