let characters: Intl.Segmenter | undefined;

/** Only characters of one code unit that never combine with others. */
const simple = /^[\x20-\u02ff]*$/;

/**
 * Truncates a text to `length` code points, the unit of a schema's `maxLength`, and appends the ending. It cuts between grapheme
 * clusters: an emoji of several parts and a letter with its marks stay whole.
 */
export function cutText(text: string, length = Infinity, ending = ''): string {
  if (text.length <= length) return text;
  const room = length - Array.from(ending).length;
  if (simple.test(text.slice(0, length + 1))) return beginning(text, room, room) + ending;
  // Creating one takes 15 ms, and most texts are short or simple.
  characters ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let [count, end] = [0, 0];
  for (const { segment, index } of characters.segment(text)) {
    count += Array.from(segment).length;
    if (count <= room) end = index + segment.length;
    if (count > length) return beginning(text, end, room) + ending;
  }
  return text;
}

/** Cuts inside a character only if the first one alone is too long, such as a letter with hundreds of marks. */
function beginning(text: string, end: number, room: number): string {
  const start =
    end > 0
      ? text.slice(0, end)
      : Array.from(text.slice(0, room * 2))
          .slice(0, room)
          .join('');
  return start.trimEnd();
}
