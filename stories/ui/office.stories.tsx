import { Typography } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfficeAddress } from '../../src/ui/office.tsx';

const meta: Meta = { title: 'UI/Office address' };
export default meta;

export const InText: StoryObj = {
  render: () => (
    <Typography>
      Write to <OfficeAddress />.
    </Typography>
  ),
};
