/** The tags in a comma-separated text; each once. */
export function readTags(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ''))];
}

/** The text for editing tags. */
export function writeTags(tags: readonly string[]): string {
  return tags.join(', ');
}
