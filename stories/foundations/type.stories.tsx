import { Box, Stack, Typography } from '@mui/material';
import type { TypographyVariant } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { theme } from '../../theme/theme.ts';
import { fonts } from '../../theme/tokens.ts';
import { CopyName } from './copy-name.tsx';
import { FoundationPage, FoundationSection } from './foundation-page.tsx';

export default { title: 'Foundations/Type' } satisfies Meta;

interface Variant {
  readonly name: TypographyVariant;
  readonly size: number;
  readonly line: number;
  readonly weight: string;
  readonly spacing: string;
}

/** Every text variant in the theme. */
const variants = Object.entries(theme.typography).flatMap(
  ([name, style]: [string, unknown]): readonly Variant[] => {
    if (typeof style !== 'object' || style === null || !('fontSize' in style) || name === 'inherit')
      return [];
    const { fontSize, lineHeight, fontWeight, letterSpacing } = style as Readonly<
      Record<string, string | number>
    >;
    const size = Number.parseFloat(String(fontSize)) * 16;
    return [
      {
        name: name as TypographyVariant,
        size,
        line: Math.round(size * Number(lineHeight)),
        weight: String(fontWeight),
        spacing: String(letterSpacing ?? 0),
      },
    ];
  },
);

export const Scale: StoryObj = {
  render: () => (
    <FoundationPage
      title="Type"
      intro="Inter, which comes with the product and needs no network. Every variant is named after its part in a screen; sizes grow with the reader’s own."
    >
      <Stack sx={{ gap: 6 }}>
        {variants.map(({ name, size, line, weight, spacing }) => (
          <Box key={name} sx={{ borderBottom: 1, borderColor: 'divider', pb: 4 }}>
            <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 4 }}>
              <CopyName>{name}</CopyName>
              <Typography variant="caption" color="textSecondary">
                {size} on {line} px, weight {weight}, letters {spacing}
              </Typography>
            </Stack>
            <Typography variant={name} component="p">
              Opening hours of the old harbour, Žućkasta čaša, жућкаста чаша, 0123456789
            </Typography>
          </Box>
        ))}
      </Stack>
    </FoundationPage>
  ),
};

const letters =
  'ABCČĆDĐEFGHIJKLMNOPQRSŠTUVWXYZŽ abcčćdđefghijklmnopqrsštuvwxyzž ÄÖÜẞäöüß АБВГДЂЕЖЗИЈКЛЉМНЊОПРСТЋУФХЦЧЏШ 0123456789';

export const Families: StoryObj = {
  render: () => (
    <FoundationPage
      title="Families"
      intro="One family for text, in three weights, and the machine’s own for code."
    >
      {Object.entries(fonts.weights).map(([name, weight]) => (
        <FoundationSection key={name} title={`${name}, ${weight}`}>
          <Typography sx={{ fontSize: 18, lineHeight: '28px', fontWeight: weight }}>{letters}</Typography>
        </FoundationSection>
      ))}
      <FoundationSection title="code" note={fonts.code}>
        <Typography sx={{ fontFamily: fonts.code, overflowWrap: 'anywhere' }}>
          {'{ "url_path": "/about-us", "revision": 3 }'}
        </Typography>
      </FoundationSection>
    </FoundationPage>
  ),
};
