import { FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { Disc } from '../sdk/kit/disc.tsx';
import type { FieldHost } from '../sdk/contract/view.ts';
import type { ColorOptions } from './field.ts';

interface PaletteProps {
  readonly id: string;
  readonly value: string;
  readonly choices: ColorOptions['choices'];
  readonly required: boolean;
  readonly readOnly: boolean;
  readonly host: FieldHost;
  readonly onChange: (color: string) => void;
}

/** The colours that the model offers, by their titles. */
export function Palette({ id, value, choices, required, readOnly, host, onChange }: PaletteProps) {
  const none = { value: '', title: host.translate('color.none') };
  return (
    <RadioGroup
      name={id}
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
      {[...(required ? [] : [none]), ...choices].map((choice) => {
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
