/** The backgrounds that blocks may have, as `--site-*` colours in `css/palette.css`. */
const backgrounds = [
  'white',
  'black',
  'light',
  'primary.light',
  'primary.main',
  'primary.dark',
  'secondary.light',
  'secondary.main',
  'secondary.dark',
];

/** The class for a delivered background; without one, a block is white like the page. */
export function backgroundClass(value: unknown): string {
  const name = typeof value === 'string' && backgrounds.includes(value) ? value : 'white';
  return `s-bg-${name.replace('.', '-')}`;
}
