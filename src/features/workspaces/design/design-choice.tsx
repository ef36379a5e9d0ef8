import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { type Control, useController } from 'react-hook-form';
import type { DesignValues } from './design-values.ts';

interface DesignChoiceProps {
  readonly control: Control<DesignValues>;
  readonly name: 'fonts' | 'corners' | 'spacing';
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly hint?: string }[];
}

export function DesignChoice({ control, name, label, options }: DesignChoiceProps) {
  const { field } = useController({ control, name });
  const { ref, ...group } = field;
  return (
    <FormControl>
      <FormLabel id={`${name}-label`} sx={{ typography: 'h5', '&&': { color: 'text.primary' } }}>
        {label}
      </FormLabel>
      <RadioGroup
        {...group}
        aria-labelledby={`${name}-label`}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))', columnGap: 4 }}
      >
        {options.map((option, index) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            sx={{ alignItems: option.hint === undefined ? 'center' : 'flex-start', mr: 0, py: 0.5 }}
            control={<Radio {...(index === 0 ? { slotProps: { input: { ref } } } : {})} />}
            label={
              <>
                {option.label}
                {option.hint !== undefined && (
                  <Typography
                    component="span"
                    variant="caption"
                    color="textSecondary"
                    sx={{ display: 'block' }}
                  >
                    {option.hint}
                  </Typography>
                )}
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
