import { Box, Stack, Typography } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { theme } from '../../theme/theme.ts';
import { sizes } from '../../theme/tokens.ts';
import { CopyName } from './copy-name.tsx';
import { FoundationPage, FoundationSection } from './foundation-page.tsx';

export default { title: 'Foundations/Space' } satisfies Meta;

const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16];

interface LengthProps {
  readonly name: string;
  readonly pixels: number;
  /** The longest in the list; it fills the row. */
  readonly of: number;
}

function Length({ name, pixels, of }: LengthProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 64px', sm: '160px 64px 1fr' },
        alignItems: 'center',
        columnGap: 4,
        py: 1,
      }}
    >
      <CopyName>{name}</CopyName>
      <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {pixels} px
      </Typography>
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <Box
          sx={{ height: 12, width: `min(${pixels}px, ${(pixels / of) * 100}%)`, bgcolor: 'primary.main' }}
        />
      </Box>
    </Box>
  );
}

function Lengths({ lengths }: { readonly lengths: Readonly<Record<string, number>> }) {
  const of = Math.max(...Object.values(lengths));
  return (
    <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {Object.entries(lengths).map(([name, pixels]) => (
        <Length key={name} {...{ name, pixels, of }} />
      ))}
    </Stack>
  );
}

export const Scale: StoryObj = {
  render: () => (
    <FoundationPage
      title="Space"
      intro={`Every distance is a multiple of ${sizes.step} px: sx={{ p: 4, gap: 3 }} are ${sizes.step * 4} and ${sizes.step * 3} px.`}
    >
      <FoundationSection title="Steps" note="What sx takes for padding, margin and gap.">
        <Lengths lengths={Object.fromEntries(steps.map((step) => [`spacing(${step})`, sizes.step * step]))} />
      </FoundationSection>
      <FoundationSection title="Sizes" note="What has one size everywhere, in theme/tokens.ts.">
        <Lengths lengths={sizes} />
      </FoundationSection>
      <FoundationSection
        title="Widths of the window"
        note="From each of them on, a screen may be laid out differently."
      >
        <Lengths lengths={theme.breakpoints.values} />
      </FoundationSection>
    </FoundationPage>
  ),
};
