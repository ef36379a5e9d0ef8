import { normalizeText } from '../sdk/contract/normalize-text.ts';

export function foldTag(tag: string): string {
  return normalizeText(tag.trim(), 'NFC').toLowerCase();
}

export function distinctTags(tags: readonly string[]): readonly string[] {
  const seen = new Set(['']);
  return tags.flatMap((tag) => {
    const folded = foldTag(tag);
    if (seen.has(folded)) return [];
    seen.add(folded);
    return [tag.trim()];
  });
}

export function readTags(text: string): readonly string[] {
  return distinctTags(text.split(/[,\n]+/));
}

/** Merges the additions and removals of two edits as sets, in the order of my side. */
export function mergeTags(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] {
  const has = (tags: readonly string[]) => {
    const folded = new Set(tags.map(foldTag));
    return (tag: string) => folded.has(foldTag(tag));
  };
  const [inBase, inMine, inTheirs] = [has(base), has(mine), has(theirs)];
  const kept = mine.filter((tag) => inTheirs(tag) || !inBase(tag));
  return [...kept, ...theirs.filter((tag) => !inMine(tag) && !inBase(tag))];
}
