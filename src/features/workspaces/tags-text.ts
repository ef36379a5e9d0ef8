/** Reads the tags in a comma-separated text, without duplicates. */
export function readTags(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ''))];
}

/** Writes tags as a comma-separated text that users can edit. */
export function writeTags(tags: readonly string[]): string {
  return tags.join(', ');
}
