/** A part of a text: a paragraph, or the items of a list. */
type TextPart =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly string[] };

const item = /^(?:-|\d+\.) /;

/**
 * Parses plain text: an empty line ends a part. If all its lines start with `- `, the part is a list; if they start with
 * `1. `, it is steps.
 */
export function readText(text: string): readonly TextPart[] {
  return text.split(/\n{2,}/).map((part): TextPart => {
    const lines = part.split('\n');
    if (!lines.every((line) => item.test(line))) return { kind: 'paragraph', text: lines.join(' ') };
    const kind = part.startsWith('-') ? 'list' : 'steps';
    return { kind, items: lines.map((line) => line.replace(item, '')) };
  });
}
