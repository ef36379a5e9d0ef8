/**
 * Makes pasted HTML safe to parse under the page's content security policy. Chromium applies the policy to every parser,
 * even for a document that is never shown: each style and event handler logs a console error. So style sheets are
 * removed, and style and handler attributes become plain data attributes before anything parses them.
 */
export function inertHtml(html: string): string {
  return html
    .replace(/<style[\s>][\s\S]*?(<\/style\s*>|$)/gi, '')
    .replace(tag, (text) => text.replace(attribute, (each) => (active.test(each) ? `data-${each}` : each)));
}

/** Parsed as the HTML standard does: a quoted value may contain `>` and things that look like other attributes. */
const attribute = /[^\s/>][^\s/>=]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?/g;
const tag = new RegExp(String.raw`<[a-z][^\s/>]*(?:[\s/]+|${attribute.source})*`, 'gi');
const active = /^(?:style|on)/i;
