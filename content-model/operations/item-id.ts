/** How long the id of an item of a list is. */
const length = 12;

/**
 * The id of an item that a plan makes. The same block, field and row always give the same id, so a dry run, a retry and the
 * run agree.
 */
export function itemId(seed: string, field: string, row: number): string {
  const text = `${seed}/${field}/${row}`;
  const digits = [0, 1].map((start) =>
    hash(text, start)
      .toString(36)
      .padStart(11, '0')
      .slice(-length / 2),
  );
  return digits.join('');
}

/** Cyrb53: 53 bits of a text, spread evenly. */
function hash(text: string, start: number): number {
  let one = 0xdeadbeef ^ start;
  let other = 0x41c6ce57 ^ start;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return 4294967296 * (2097151 & other) + (one >>> 0);
}
