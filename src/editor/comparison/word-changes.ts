import { changesOf } from '../../../field-plugins/sdk/kit/sequence-changes.ts';

/** A piece of a text, and whether the other text lacks it. */
export interface TextPart {
  readonly text: string;
  readonly changed: boolean;
}

/** Two texts in pieces; the pieces of each join to the whole text. */
export interface WordChanges {
  readonly before: readonly TextPart[];
  readonly now: readonly TextPart[];
}

/** Finds the words that differ between two texts. Compares line by line if they are too long for that. */
export function wordChanges(before: string, now: string): WordChanges {
  return (
    changesBetween(words(before), words(now)) ??
    changesBetween(lines(before), lines(now)) ??
    allChanged(before, now)
  );
}

function changesBetween(before: readonly string[], now: readonly string[]): WordChanges | undefined {
  const changes = changesOf(before, now);
  if (changes === undefined) return undefined;
  const parts = { before: new Parts(), now: new Parts() };
  let at = 0;
  const copyUntil = (end: number) => {
    const kept = before.slice(at, end).join('');
    parts.before.add(kept, false);
    parts.now.add(kept, false);
  };
  for (const { from, to, items } of changes) {
    copyUntil(from);
    parts.before.add(before.slice(from, to).join(''), true);
    parts.now.add(items.join(''), true);
    at = to;
  }
  copyUntil(before.length);
  return { before: parts.before.list, now: parts.now.list };
}

function allChanged(before: string, now: string): WordChanges {
  return { before: [{ text: before, changed: true }], now: [{ text: now, changed: true }] };
}

/** Collects pieces. A space between two changed words counts as changed, so that they are marked as one. */
class Parts {
  readonly list: TextPart[] = [];

  add(text: string, changed: boolean): void {
    if (text === '') return;
    const [earlier, between] = this.list.slice(-2);
    const joins = changed && earlier?.changed && between?.changed === false && between.text.trim() === '';
    if (joins) this.list.splice(-2, 2, { text: earlier.text + between.text + text, changed });
    else this.list.push({ text, changed });
  }
}

/** Words, spaces and punctuation marks, also of languages without spaces. */
function words(text: string): readonly string[] {
  return Array.from(
    new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text),
    ({ segment }) => segment,
  );
}

function lines(text: string): readonly string[] {
  return text.split(/(?<=\n)/);
}
