import { Box } from '@mui/material';
import { Disc } from '../sdk/kit/disc.tsx';
import { FieldGroup } from '../sdk/kit/field-group.tsx';
import { LinePreview } from '../sdk/kit/line-preview.tsx';
import { useTyped } from '../sdk/kit/use-typed.ts';
import { defineView, type PreviewProps, type WidgetProps } from '../sdk/contract/view.ts';
import { ColorInput } from './color-input.tsx';
import { colorField, type ColorOptions } from './field.ts';
import { contrastOf, readHex } from './hex.ts';
import { Palette } from './palette.tsx';

function ColorWidget(props: WidgetProps<string, ColorOptions>) {
  const { id, label, value, options, required, readOnly, errors, host, onChange } = props;
  const { text, type, settle } = useTyped<string>({
    ...{ value, onChange },
    read: (typed) => readHex(typed) ?? typed,
    write: (color) => color,
  });
  const hex = readHex(value);
  const isOffered = value === '' || options.choices.some((choice) => choice.value === value);
  return (
    <FieldGroup
      {...props}
      hint={hex === undefined ? undefined : host.translate('color.contrast', contrastOf(hex))}
      onBlur={() => {
        settle();
        props.onBlur();
      }}
    >
      {options.choices.length > 0 && (
        <Palette
          id={`${id}-palette`}
          {...{ value, readOnly, required, host, onChange }}
          choices={options.choices}
        />
      )}
      {(options.custom || !isOffered) && (
        <ColorInput
          id={`${id}-text`}
          {...{ label, text, hex, host, readOnly }}
          wrong={errors.length > 0}
          onText={type}
          onColor={onChange}
        />
      )}
    </FieldGroup>
  );
}

function ColorPreview({ value, options, host }: PreviewProps<string, ColorOptions>) {
  const hex = readHex(value);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
      {hex !== undefined && <Disc color={hex} />}
      <LinePreview text={colorField.summarize(value, options, host)} host={host} />
    </Box>
  );
}

export const colorView = defineView(colorField, { Widget: ColorWidget, Preview: ColorPreview });
