import { Box, TextField, FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { Disc } from '../sdk/kit/disc.tsx';
import { FieldGroup } from '../sdk/kit/field-group.tsx';
import { LinePreview } from '../sdk/kit/line-preview.tsx';
import { useTyped } from '../sdk/kit/use-typed.ts';
import { defineView, type PreviewProps, type WidgetProps } from '../sdk/contract/view.ts';
import { colorField, type ColorOptions } from './field.ts';
import { contrastOf, readHex } from './hex.ts';

function ColorWidget(props: WidgetProps<string, ColorOptions>) {
  const { value, options, host, onChange } = props;
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
      {options.choices.length > 0 && <Palette {...props} />}
      {(options.custom || !isOffered) && <ColorInput field={props} {...{ text, hex }} onText={type} />}
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

interface ColorInputProps {
  readonly field: WidgetProps<string, ColorOptions>;
  readonly text: string;
  /** The colour it parses to; undefined if it is invalid. */
  readonly hex: string | undefined;
  readonly onText: (text: string) => void;
}

/** Enters a colour by its digits or with the browser's picker. */
function ColorInput({ field, text, hex, onText }: ColorInputProps) {
  const { id, label, readOnly, errors, host, onChange } = field;
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'stretch' }}>
      <Box
        component="input"
        type="color"
        id={`${id}-text-picker`}
        aria-label={host.translate('color.pick')}
        title={host.translate('color.pick')}
        value={hex ?? '#ffffff'}
        disabled={readOnly}
        onChange={({ target }) => onChange(target.value)}
        sx={{
          ...{ flex: 'none', width: 44, height: 'auto', p: 1, bgcolor: 'background.paper' },
          ...{ border: 1, borderColor: 'control', borderRadius: 1, cursor: readOnly ? 'default' : 'pointer' },
        }}
      />
      <TextField
        id={`${id}-text`}
        value={text}
        error={errors.length > 0}
        onChange={(event) => {
          if (!readOnly) onText(event.target.value);
        }}
        sx={{ flex: '1 1 0', minWidth: 0 }}
        slotProps={{
          htmlInput: { readOnly, 'aria-label': label, autoComplete: 'off', spellCheck: false, dir: 'ltr' },
        }}
      />
    </Box>
  );
}

function Palette(props: WidgetProps<string, ColorOptions>) {
  const { id, value, options, required, readOnly, host, onChange } = props;
  const none = { value: '', title: host.translate('color.none') };
  return (
    <RadioGroup
      name={`${id}-palette`}
      aria-label={host.translate('color.palette')}
      value={value}
      onChange={(_event, color) => onChange(color)}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(152px, 1fr))',
        columnGap: 2,
        mb: 1,
      }}
    >
      {[...(required ? [] : [none]), ...options.choices].map((choice) => {
        const color = choice.value === '' ? {} : { color: choice.value };
        return (
          <FormControlLabel
            key={choice.value}
            value={choice.value}
            disabled={readOnly}
            label={choice.title}
            control={
              <Radio icon={<Disc {...color} />} checkedIcon={<Disc {...color} chosen />} sx={{ p: 2 }} />
            }
            sx={{ ml: -2, mr: 0, overflowWrap: 'anywhere' }}
          />
        );
      })}
    </RadioGroup>
  );
}
