import { Stack } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '../../field-plugins/sdk/kit/checkbox.tsx';
import { ChoiceButtons } from '../../field-plugins/sdk/kit/choice-buttons.tsx';
import { ComboBox } from '../../field-plugins/sdk/kit/combo-box.tsx';
import { SelectField } from '../../field-plugins/sdk/kit/select-field.tsx';
import { Swatches } from '../../field-plugins/sdk/kit/swatches.tsx';
import { press, steps } from '../support/steps.ts';

export default { title: 'UI/Choices' } satisfies Meta;

const nothing = () => undefined;
const sizes = ['small', 'medium', 'large'] as const;

const combo = {
  label: 'City',
  value: 'Novi Sad',
  options: ['Belgrade', 'Niš', 'Novi Sad', 'Subotica'],
  keyOf: (city: string) => city,
  nameOf: (city: string) => city,
  isOffered: (city: string, typed: string) => city.includes(typed),
  readOnly: false,
  wrong: false,
  nothing: 'No city',
  openText: 'Show cities',
  closeText: 'Hide cities',
  clearText: 'Clear city',
  onChange: nothing,
};

export const Checkboxes: StoryObj = {
  render: () => (
    <Stack sx={{ gap: 2, maxWidth: 420 }}>
      <Checkbox id="off" label="Off" value={false} onChange={nothing} />
      <Checkbox id="on" label="On" value onChange={nothing} />
      <Checkbox id="required" label="Required" value={false} required wrong onChange={nothing} />
      <Checkbox id="disabled" label="Disabled" value disabled onChange={nothing} />
    </Stack>
  ),
};

export const Selects: StoryObj = {
  render: () => (
    <Stack sx={{ gap: 4, maxWidth: 420 }}>
      {[{}, { wrong: true, help: 'Choose a size' }, { disabled: true }].map((state, at) => (
        <SelectField key={at} id={`size-${at}`} label="Size" value="medium" onChange={nothing} {...state}>
          {sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </SelectField>
      ))}
    </Stack>
  ),
};

export const Buttons: StoryObj = {
  render: () => (
    <Stack sx={{ gap: 4, alignItems: 'start' }}>
      <div id="size">Size</div>
      {[false, true].map((disabled) => (
        <ChoiceButtons
          key={String(disabled)}
          labelId="size"
          value="medium"
          choices={sizes}
          nameOf={(size) => size}
          disabled={disabled}
          onChange={nothing}
        />
      ))}
    </Stack>
  ),
};

export const Colours: StoryObj = {
  render: () => (
    <Swatches
      name="colour"
      label="Colour"
      value="pine"
      swatches={[
        { value: '', title: 'None', color: undefined, disabled: false },
        { value: 'pine', title: 'Pine', color: '#14532d', disabled: false },
        { value: 'lemon', title: 'Lemon', color: '#fde047', disabled: true },
      ]}
      onChange={nothing}
    />
  ),
};

export const ComboBoxes: StoryObj = {
  render: () => (
    <Stack sx={{ gap: 4, maxWidth: 420 }}>
      <ComboBox {...combo} id="city" />
      <ComboBox {...combo} id="wrong" wrong />
      <ComboBox {...combo} id="read-only" readOnly />
      <ComboBox {...combo} id="empty" value={null} placeholder="Search cities" />
    </Stack>
  ),
};

export const OpenComboBox: StoryObj = {
  render: () => (
    <Stack sx={{ maxWidth: 420, minHeight: 240 }}>
      <ComboBox {...combo} id="city" />
    </Stack>
  ),
  play: steps(press('Show cities')),
};

export const OpenRightToLeft: StoryObj = { ...OpenComboBox, globals: { direction: 'rtl' } };
