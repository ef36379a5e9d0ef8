import { Box, Card, CardContent, Stack, Typography } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { BrandMark } from './brand-mark.tsx';
import { useBrand } from './brand.ts';

interface NarrowScreenProps {
  /** The screen's only h1, and the title of the browser tab. */
  readonly title: string;
  readonly children: ReactNode;
  /** Links below the card. */
  readonly below?: ReactNode;
}

/** A screen with one small task: the mark, a title and one narrow card. */
export function NarrowScreen({ title, children, below }: NarrowScreenProps) {
  const { name } = useBrand();
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [name, title]);
  return (
    <Box sx={{ maxWidth: 400, mx: 'auto', pt: { xs: 4, md: 12 }, pb: { xs: 4, md: 8 } }}>
      <Stack sx={{ alignItems: 'center', gap: 3, mb: 6, textAlign: 'center' }}>
        <BrandMark size={48} />
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
      </Stack>
      <Card>
        <CardContent sx={{ p: { xs: 5, sm: 6 } }}>{children}</CardContent>
      </Card>
      {below !== undefined && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 4, textAlign: 'center' }}>
          {below}
        </Typography>
      )}
    </Box>
  );
}
