/** The tags in a text with commas between them; each once. */
export function readTags(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ''))];
}

/** The text in which tags are edited. */
export function writeTags(tags: readonly string[]): string {
  return tags.join(', ');
}
