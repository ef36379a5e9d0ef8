import { Box, Card, CardContent, MenuItem, MenuList, Paper, Stack, Typography } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { theme } from '../../theme/theme.ts';
import { sizes } from '../../theme/tokens.ts';
import { BothModes } from './both-modes.tsx';
import { FoundationPage, FoundationSection } from './foundation-page.tsx';
import { TokenList } from './token-list.tsx';

export default { title: 'Foundations/Shape' } satisfies Meta;

const levels = Object.entries(theme.zIndex)
  .toSorted(([, a], [, b]) => a - b)
  .map(([name, level]) => ({ name, light: String(level), dark: String(level) }));

const box = { minWidth: 120, px: 4, py: 6, textAlign: 'center', bgcolor: 'background.paper' } as const;

export const Elevation: StoryObj = {
  render: () => (
    <FoundationPage
      title="Shape"
      intro="Surfaces are told apart by lines and grounds; only what floats over the page casts a shadow."
    >
      <FoundationSection
        title="Corners"
        note={`${sizes.radius} px, and rounder only for what is round by nature: chips, dots, faces.`}
      >
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 4 }}>
          <Box sx={{ ...box, border: 1, borderColor: 'divider', borderRadius: 1 }}>A card</Box>
          <Box sx={{ ...box, border: 1, borderColor: 'control', borderRadius: 1 }}>A control</Box>
          <Box
            sx={{
              ...box,
              borderRadius: 1,
              outline: sizes.focusRing,
              outlineColor: 'primary.main',
              outlineOffset: '2px',
              border: 1,
              borderColor: 'control',
            }}
          >
            In focus
          </Box>
        </Stack>
      </FoundationSection>
      <FoundationSection title="Levels" note="From the ground up.">
        <BothModes>
          {() => (
            <Stack sx={{ gap: 4, p: 4, bgcolor: 'background.default', borderRadius: 1 }}>
              <Typography>The ground of the page</Typography>
              <Card>
                <CardContent>
                  <Typography>A card lies on it, within a hairline.</Typography>
                  <Box sx={{ mt: 3, p: 3, bgcolor: 'background.sunken', borderRadius: 1 }}>
                    A well, a step below
                  </Box>
                </CardContent>
              </Card>
              <Paper
                sx={({ vars }) => ({
                  border: 1,
                  borderColor: 'divider',
                  boxShadow: vars.palette.overlayShadow,
                })}
              >
                <MenuList aria-label="A menu">
                  <MenuItem>A menu floats above</MenuItem>
                  <MenuItem>and casts a shadow</MenuItem>
                </MenuList>
              </Paper>
            </Stack>
          )}
        </BothModes>
      </FoundationSection>
      <FoundationSection title="Order" note="What covers what: the higher number is in front.">
        <TokenList tokens={levels} />
      </FoundationSection>
    </FoundationPage>
  ),
};
