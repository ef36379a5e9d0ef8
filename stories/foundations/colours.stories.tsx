import { Box, Typography } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta: Meta = { title: 'Foundations/Colours' };
export default meta;

const palettes = ['primary', 'secondary', 'error', 'warning', 'success', 'info'] as const;
const shades = ['light', 'main', 'dark'] as const;
const surfaces = [
  'background.default',
  'background.paper',
  'background.sunken',
  'divider',
  'control',
] as const;
const texts = ['text.primary', 'text.secondary', 'primary.main', 'secondary.main', 'error.main'] as const;

function Swatch({ color }: { readonly color: string }) {
  return (
    <Box>
      <Box sx={{ height: 48, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: color }} />
      <Typography variant="caption">{color}</Typography>
    </Box>
  );
}

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))', gap: 3 };

export const Palettes: StoryObj = {
  render: () => (
    <Box sx={grid}>
      {palettes.flatMap((name) =>
        shades.map((shade) => <Swatch key={name + shade} color={`${name}.${shade}`} />),
      )}
    </Box>
  ),
};

export const Surfaces: StoryObj = {
  render: () => (
    <Box sx={grid}>
      {surfaces.map((color) => (
        <Swatch key={color} color={color} />
      ))}
    </Box>
  ),
};

/** Every colour of text on every surface that it stands on: the accessibility check measures each pair. */
export const TextOnSurfaces: StoryObj = {
  render: () => (
    <Box sx={grid}>
      {surfaces.slice(0, 3).map((surface) => (
        <Box key={surface} sx={{ p: 3, bgcolor: surface }}>
          {texts.map((color) => (
            <Typography key={color} sx={{ color }}>
              {color}
            </Typography>
          ))}
        </Box>
      ))}
    </Box>
  ),
};
