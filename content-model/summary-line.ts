const longest = 140;

/** One line of the summaries of fields, at most 140 characters. */
export function summaryLine(summaries: readonly string[]): string {
  const characters = Array.from(summaries.filter((part) => part !== '').join(' · '));
  return characters.length <= longest
    ? characters.join('')
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}
