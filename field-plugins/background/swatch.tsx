import type { Theme } from '@mui/material';
import { Disc } from '../sdk/kit/disc.tsx';

type Palette = Pick<Theme['palette'], 'common' | 'grey' | 'primary' | 'secondary'>;

/**
 * The application's own colours by background, for where there is no site. A name that is not listed has no colour: stored
 * text must not reach a style sheet.
 */
const colors: ReadonlyMap<string, (palette: Palette) => string> = new Map([
  ['white', ({ common }) => common.white],
  ['black', ({ common }) => common.black],
  ['light', ({ grey }) => grey[100]],
  ...(['primary', 'secondary'] as const).flatMap((color) =>
    (['light', 'main', 'dark'] as const).map(
      (shade) => [`${color}.${shade}`, (palette: Palette) => palette[color][shade]] as const,
    ),
  ),
]);

/** A disc in the background's colour, as the site has it, with a ring when it is selected. */
export function Swatch({
  background,
  chosen = false,
}: {
  readonly background: string;
  readonly chosen?: boolean;
}) {
  const own = colors.get(background);
  if (own === undefined) return <Disc chosen={chosen} />;
  const name = `--site-${background.replace('.', '-')}`;
  return (
    <Disc chosen={chosen} color={(theme) => `var(${name}, ${own(theme.vars?.palette ?? theme.palette)})`} />
  );
}
