import { Box, type Theme } from '@mui/material';

interface DiscProps {
  /** A colour that was checked: stored text must not reach a style sheet. Without one, the disc is empty. */
  readonly color?: string | ((theme: Theme) => string);
  readonly chosen?: boolean;
}

/** A disc in a colour, with a ring when it is selected. */
export function Disc({ color = 'transparent', chosen = false }: DiscProps) {
  return (
    <Box
      component="span"
      sx={{
        ...{ flex: 'none', display: 'inline-block', width: 20, height: 20, borderRadius: '50%' },
        ...{ bgcolor: color, border: 1, borderColor: 'control' },
        outline: chosen ? '2px solid' : 'none',
        outlineColor: (theme) => theme.vars?.palette.primary.main ?? theme.palette.primary.main,
        outlineOffset: '2px',
      }}
    />
  );
}
