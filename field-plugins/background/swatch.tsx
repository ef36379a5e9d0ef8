import { Box, type Theme } from '@mui/material';

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
  return (
    <Box
      component="span"
      sx={{
        flex: 'none',
        display: 'inline-block',
        width: 20,
        height: 20,
        borderRadius: '50%',
        bgcolor: (theme) =>
          own === undefined
            ? 'transparent'
            : `var(--site-${background.replace('.', '-')}, ${own(theme.vars?.palette ?? theme.palette)})`,
        border: 1,
        borderColor: 'control',
        outline: chosen ? '2px solid' : 'none',
        outlineColor: (theme) => theme.vars?.palette.primary.main ?? theme.palette.primary.main,
        outlineOffset: '2px',
      }}
    />
  );
}
