import { Box } from '@mui/material';

interface TagProps {
  readonly children: string;
  /** What the pointer is told, where that is more than what stands there. */
  readonly title?: string;
}

/** A word that something is filed under. It can be read and no more, so it needs nothing of what chips are made of. */
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
