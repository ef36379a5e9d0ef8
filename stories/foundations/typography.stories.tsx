import { Stack, Typography } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta: Meta = { title: 'Foundations/Typography' };
export default meta;

const variants = [
  'h1',
  'h2',
  'h3',
  'h4',
  'subtitle1',
  'subtitle2',
  'body1',
  'body2',
  'button',
  'caption',
  'overline',
] as const;

export const Scale: StoryObj = {
  render: () => (
    <Stack sx={{ gap: 3 }}>
      {variants.map((variant) => (
        <Typography key={variant} variant={variant} component="p">
          {variant}: Žućkasta čaša, жућкаста чаша, 0123456789
        </Typography>
      ))}
    </Stack>
  ),
};
