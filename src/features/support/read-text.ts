/** A part of a text: a paragraph, or the items of a list. */
export type TextPart =
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

/** A piece of text, with the name of the tag around it if there is one: `<terms>Terms</terms>`. */
export interface TextRun {
  readonly text: string;
  readonly tag?: string;
}

export function readRuns(text: string): readonly TextRun[] {
  const runs: TextRun[] = [];
  let end = 0;
  for (const { 0: whole, 1: tag = '', 2: inner = '', index } of text.matchAll(/<(\w+)>(.*?)<\/\1>/g)) {
    if (index > end) runs.push({ text: text.slice(end, index) });
    runs.push({ text: inner, tag });
    end = index + whole.length;
  }
  if (end < text.length) runs.push({ text: text.slice(end) });
  return runs;
}
