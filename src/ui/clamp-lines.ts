/** Cuts text with an ellipsis after this many lines, so a long text does not stretch its surroundings. */
export function clampLines(lines: number) {
  return {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  } as const;
}
