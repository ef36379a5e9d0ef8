import { Stack } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark } from '../../src/ui/brand-mark.tsx';
import { sampleBrand, wideBrand } from '../support/sample-brand.ts';

export default { title: 'UI/Brand mark' } satisfies Meta;

const sizes = () => (
  <Stack direction="row" sx={{ gap: 5, alignItems: 'center', flexWrap: 'wrap' }}>
    {[28, 48, 56].map((size) => (
      <BrandMark key={size} size={size} />
    ))}
  </Stack>
);

/** Without a custom logo, an installation has the octopus. */
export const Octopus: StoryObj = { render: sizes };

export const Logo: StoryObj = { render: sizes, parameters: { brand: sampleBrand } };

/** It is never wider than 200 pixels. */
export const WideLogo: StoryObj = { render: sizes, parameters: { brand: wideBrand } };
