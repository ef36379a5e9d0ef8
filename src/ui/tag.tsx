import { Box } from '@mui/material';

/** A word that something is filed under. It can be read and no more, so it needs nothing of what chips are made of. */
export function Tag({ children }: { readonly children: string }) {
  return (
    <Box
      component="span"
      title={children}
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
