/** Whether the words match a story: its id contains one of them, in any spelling. No words match every story. */
export function meant(words: readonly string[]): (id: string) => boolean {
  const parts = words.map(plain);
  return (id) => parts.length === 0 || parts.some((part) => plain(id).includes(part));
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}
