import { Box, Stack, Typography } from '@mui/material';
import { OctopusMark } from '../../src/ui/octopus-mark.tsx';

/** The head of a guide: the mark, and the only h1 of the page. */
export function GuideHead({ title }: { readonly title: string }) {
  return (
    <Stack
      component="header"
      direction="row"
      className="sb-unstyled"
      sx={{ alignItems: 'center', gap: 4, mb: 6 }}
    >
      <Box sx={{ display: 'flex', color: 'secondary.main' }}>
        <OctopusMark size={40} />
      </Box>
      <Typography variant="h1" sx={{ color: 'text.primary' }}>
        {title}
      </Typography>
    </Stack>
  );
}
