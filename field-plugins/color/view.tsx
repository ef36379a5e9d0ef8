import { Disc } from '../sdk/kit/disc.tsx';
import { FieldGroup } from '../sdk/kit/field-group.tsx';
import { LinePreview } from '../sdk/kit/line-preview.tsx';
import { Swatches } from '../sdk/kit/swatches.tsx';
import { TextField } from '../sdk/kit/text-field.tsx';
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
    <div className="ui-line">
      {hex !== undefined && <Disc color={hex} />}
      <LinePreview text={colorField.summarize(value, options, host)} host={host} />
    </div>
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
    <div className="ui-line">
      <input
        type="color"
        className="ui-color"
        id={`${id}-text-picker`}
        aria-label={host.translate('color.pick')}
        title={host.translate('color.pick')}
        value={hex ?? '#ffffff'}
        disabled={readOnly}
        onChange={({ target }) => onChange(target.value)}
      />
      <TextField
        id={`${id}-text`}
        aria-label={label}
        value={text}
        wrong={errors.length > 0}
        readOnly={readOnly}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        onChange={(event) => {
          if (!readOnly) onText(event.target.value);
        }}
      />
    </div>
  );
}

function Palette(props: WidgetProps<string, ColorOptions>) {
  const { id, value, options, required, readOnly, host, onChange } = props;
  const none = { value: '', title: host.translate('color.none') };
  return (
    <Swatches
      name={`${id}-palette`}
      label={host.translate('color.palette')}
      value={value}
      swatches={[...(required ? [] : [none]), ...options.choices].map((choice) => ({
        ...choice,
        color: choice.value || undefined,
        disabled: readOnly,
      }))}
      onChange={onChange}
    />
  );
}
