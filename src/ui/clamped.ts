/** Text that ends with an ellipsis after so many lines, so that one long text does not stretch what is around it. */
export function clamped(lines: number) {
  return {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  } as const;
}
