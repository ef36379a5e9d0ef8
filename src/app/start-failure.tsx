import { Box, Button, Stack, Typography } from '@mui/material';
import { OctopusMark } from '../ui/octopus-mark.tsx';
import { productName } from '../ui/product-name.ts';

/** Shown when the words of the interface cannot be had: the one screen whose words are in the source. */
export function StartFailure() {
  return (
    <Stack
      role="alert"
      lang="en"
      sx={{
        minHeight: '100dvh',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 4,
        p: 6,
        textAlign: 'center',
      }}
    >
      <Box sx={{ display: 'flex', color: 'secondary.main' }}>
        <OctopusMark size={56} />
      </Box>
      <Typography variant="h1">{productName} could not be loaded</Typography>
      <Typography color="textSecondary">
        The server cannot be reached. Check your connection and try again.
      </Typography>
      <Button variant="contained" onClick={() => location.reload()}>
        Try again
      </Button>
    </Stack>
  );
}
