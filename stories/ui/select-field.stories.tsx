import { Stack } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from '../../src/ui/select-field.tsx';

export default { title: 'UI/Select field' } satisfies Meta;

const choices = [
  { value: 'SHOP', label: 'Shop' },
  { value: 'BLOG', label: 'Blog' },
];
const nothing = () => undefined;

export const States: StoryObj = {
  render: () => (
    <Stack sx={{ gap: 4, maxWidth: 420 }}>
      <SelectField label="Chosen" value="BLOG" choices={choices} onChange={nothing} />
      <SelectField label="Empty" value="" choices={choices} onChange={nothing} />
      <SelectField
        label="Wrong"
        error
        helperText="This field is required"
        value=""
        choices={choices}
        onChange={nothing}
      />
      <SelectField label="Disabled" disabled value="SHOP" choices={choices} onChange={nothing} />
    </Stack>
  ),
};
