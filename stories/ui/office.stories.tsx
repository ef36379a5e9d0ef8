import { Typography } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleBrand } from '../support/sample-brand.ts';
import { OfficeAddress } from '../../src/ui/office.tsx';

export default { title: 'UI/Office address' } satisfies Meta;

export const InText: StoryObj = {
  parameters: { brand: sampleBrand },
  render: () => (
    <Typography>
      Write to <OfficeAddress />.
    </Typography>
  ),
};

/** A postal address is no link. */
export const Postal: StoryObj = {
  ...InText,
  parameters: { brand: { ...sampleBrand, office: 'Dock Street 4, 1010 Harbourtown' } },
};
