import { Box } from '@mui/material';

/**
 * Theme colours by background. `light` is the same in both modes because it shows a site, not this application. A name
 * that is not listed has no colour: stored text must not reach a style sheet.
 */
const colors: ReadonlyMap<string, string> = new Map([
  ['white', 'common.white'],
  ['black', 'common.black'],
  ['light', 'grey.100'],
  ...['primary', 'secondary'].flatMap((color) =>
    ['light', 'main', 'dark'].map((shade) => [`${color}.${shade}`, `${color}.${shade}`] as const),
  ),
]);

/** A disc in the background's colour, with a ring when it is selected. */
export function Swatch({
  background,
  chosen = false,
}: {
  readonly background: string;
  readonly chosen?: boolean;
}) {
  return (
    <Box
      component="span"
      sx={{
        flex: 'none',
        display: 'inline-block',
        width: 20,
        height: 20,
        borderRadius: '50%',
        bgcolor: colors.get(background) ?? 'transparent',
        border: 1,
        borderColor: 'control',
        outline: chosen ? '2px solid' : 'none',
        outlineColor: (theme) => theme.vars?.palette.primary.main ?? theme.palette.primary.main,
        outlineOffset: '2px',
      }}
    />
  );
}
