/**
 * Pasted HTML that can be parsed under the content security policy of the page. Even a document that is never shown may have no
 * styles of its own there, and each one is an error in the console: style sheets go, and what an element says of its
 * style becomes a mere attribute.
 */
export function inertHtml(html: string): string {
  return html
    .replace(/<style[\s>][\s\S]*?(<\/style\s*>|$)/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/([\s"'/])style(?=\s*=)/gi, '$1data-style'));
}
