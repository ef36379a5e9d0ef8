import { Box } from '@mui/material';

interface TagProps {
  readonly children: string;
  /** The tooltip, if it adds to the tag. */
  readonly title?: string;
}

/** Not interactive, so it does not need the code of MUI's chips. */
export function Tag({ children, title = children }: TagProps) {
  return (
    <Box
      component="span"
      title={title}
      sx={{
        maxWidth: '100%',
        px: 2,
        borderRadius: '6px',
        bgcolor: 'background.sunken',
        fontSize: '0.75rem',
        fontWeight: 520,
        lineHeight: '22px',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  );
}
