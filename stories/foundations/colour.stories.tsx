import { Box, Stack, Typography } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BothModes, type Mode } from './both-modes.tsx';
import { colourOf, contrastPairs, type ContrastPair } from './contrast-pairs.ts';
import { CopyName } from './copy-name.tsx';
import { plainList, FoundationPage, FoundationSection, tile } from './foundation-page.tsx';

export default { title: 'Foundations/Colour' } satisfies Meta;

const roles: Readonly<Record<string, string>> = {
  'background.default': 'The ground of the page.',
  'background.paper': 'Cards, fields, menus: what lies on the page.',
  'background.sunken': 'Wells, table heads, hovered rows: a step below the card.',
  divider: 'Hairlines, which part and do not have to be seen.',
  control: 'The outline of what can be typed into or switched.',
  'text.primary': 'What is to be read.',
  'text.secondary': 'What explains it.',
  'text.disabled': 'What cannot be used now, and placeholders.',
  'primary.main': 'The next step, what is chosen, the focus.',
  'secondary.main': 'The mark of the product, sparingly.',
  'error.main': 'What is wrong, and what cannot be taken back.',
  'warning.main': 'What has not gone out yet.',
  'success.main': 'What went well, and what is live.',
  'info.main': 'What is good to know.',
};

function Role({ mode, name, use }: { readonly mode: Mode; readonly name: string; readonly use: string }) {
  return (
    <Stack direction="row" sx={{ gap: 3, alignItems: 'flex-start', py: 2 }}>
      <Box
        aria-hidden
        sx={{ ...tile, borderColor: 'control', flex: 'none', width: 40, height: 40, bgcolor: name }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3 }}>
          <CopyName>{name}</CopyName>
          <CopyName>{colourOf(mode, name)}</CopyName>
        </Stack>
        <Typography variant="body2" color="textSecondary">
          {use}
        </Typography>
      </Box>
    </Stack>
  );
}

export const Roles: StoryObj = {
  render: () => (
    <FoundationPage
      title="Colour"
      intro="What each colour is for. A colour never says anything alone: a word, a shape or a place says the same. Press a name or a value to copy it."
    >
      <FoundationSection title="Roles">
        <BothModes>
          {(mode) => Object.entries(roles).map(([name, use]) => <Role key={name} {...{ mode, name, use }} />)}
        </BothModes>
      </FoundationSection>
    </FoundationPage>
  ),
};

const tones = ['primary', 'secondary', 'error', 'warning', 'success', 'info'];
const shades = ['light', 'main', 'dark'];

export const Shades: StoryObj = {
  render: () => (
    <FoundationPage
      title="Shades"
      intro="Six colours in three shades each. Almost everything is drawn in main."
    >
      <BothModes>
        {(mode) => (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))', gap: 3 }}>
            {tones
              .flatMap((tone) => shades.map((shade) => `${tone}.${shade}`))
              .map((name) => (
                <Box key={name}>
                  <Box sx={{ height: 40, borderRadius: 1, bgcolor: name }} />
                  <CopyName>{name}</CopyName>
                  <Typography variant="caption" component="p" color="textSecondary">
                    {colourOf(mode, name)}
                  </Typography>
                </Box>
              ))}
          </Box>
        )}
      </BothModes>
    </FoundationPage>
  ),
};

function Pair({ color, ground, needed, ratio }: ContrastPair) {
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ justifyContent: 'space-between', gap: 3, px: 3, py: 2, bgcolor: ground, color: 'text.primary' }}
    >
      {needed === 3 ? (
        <Box sx={{ px: 2, border: 1, borderColor: color, borderRadius: 1 }}>{color}</Box>
      ) : (
        <Box sx={{ color }}>{color}</Box>
      )}
      <Box
        component="span"
        sx={{ color: needed === 3 ? 'text.primary' : color, fontVariantNumeric: 'tabular-nums' }}
      >
        {ratio.toFixed(1)}
        {ratio < needed && ` (needs ${needed})`}
      </Box>
    </Stack>
  );
}

function Grounds({ mode }: { readonly mode: Mode }) {
  return [...Map.groupBy(contrastPairs(mode), ({ ground }) => ground)].map(([ground, pairs]) => (
    <Box key={ground} sx={{ mb: 4 }}>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 1 }}>
        on {ground}
      </Typography>
      <Box component="ul" sx={{ ...plainList, ...tile, overflow: 'hidden' }}>
        {pairs.map((pair) => (
          <Pair key={pair.color} {...pair} />
        ))}
      </Box>
    </Box>
  ));
}

export const Contrast: StoryObj = {
  render: () => (
    <FoundationPage
      title="Contrast"
      intro="Every colour on every ground that it stands on, with what the two differ by, computed from the theme. Text needs 4.5, the outline of a control 3; a test refuses a theme with less."
    >
      <BothModes>{(mode) => <Grounds mode={mode} />}</BothModes>
    </FoundationPage>
  ),
};
