import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { Box, Button, Typography } from '@mui/material';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DesignWarning } from '../../../../shared/design-warnings.ts';
import { intlTag } from '../../../../shared/intl.ts';
import { readColor, type DesignColor } from '../../../../shared/site-design.ts';
import { useFormField } from '../../../ui/form-field.ts';
import { TextField } from '../../../../field-plugins/sdk/kit/text-field.tsx';
import { sizes } from '../../../../theme/tokens.ts';
import type { DesignValues } from './design-values.ts';

interface ColorFieldProps {
  readonly control: Control<DesignValues>;
  readonly name: DesignColor;
  readonly warning: DesignWarning | undefined;
  onPick(color: string): void;
}

/** If the colour is hard to read, one press chooses the nearest readable one. */
export function ColorField({ control, name, warning, onPick }: ColorFieldProps) {
  const { t } = useTranslation();
  const label = t(`design.color.${name}`);
  const check = (text: string) =>
    readColor(text) === undefined ? t('design.invalidColor', { example: '#1F6B60' }) : undefined;
  const field = useFormField({ control, name, check });
  const { value } = field;
  const color = readColor(value);
  const described = warning === undefined || field.wrong ? {} : { 'aria-describedby': `${name}-warning` };

  function complete() {
    if (color !== undefined && color !== value) onPick(color);
    field.onBlur();
  }

  return (
    <Box>
      <TextField
        {...field}
        id={name}
        label={label}
        onBlur={complete}
        start={
          <Box
            component="input"
            type="color"
            aria-label={t('design.picker', { name: label })}
            value={(color ?? '#000000').toLowerCase()}
            onChange={(event) => onPick(event.target.value.toUpperCase())}
            sx={pickerSx}
          />
        }
        spellCheck={false}
        autoCapitalize="off"
        maxLength={10}
        {...described}
      />
      <Box role="status">
        {warning && !field.wrong && (
          <Warning
            id={`${name}-warning`}
            warning={warning}
            onUse={() => {
              onPick(warning.suggestion);
              // The button disappears with the warning.
              document.getElementById(name)?.focus();
            }}
          />
        )}
      </Box>
    </Box>
  );
}

interface WarningProps {
  readonly id: string;
  readonly warning: DesignWarning;
  onUse(): void;
}

function Warning({ id, warning, onUse }: WarningProps) {
  const { t, i18n } = useTranslation();
  const { kind, ratio, needed, suggestion } = warning;
  // Rounded down: 4.49 is not enough.
  const number = (value: number) => (Math.floor(value * 10) / 10).toLocaleString(intlTag(i18n.language));
  return (
    <Box sx={{ display: 'flex', gap: 2, mt: 2 }}>
      <WarningIcon color="warning" fontSize="small" />
      <Box sx={{ minWidth: 0 }}>
        <Typography id={id} variant="body2">
          {t(`design.warning.${kind}`, { ratio: number(ratio), needed: number(needed) })}
        </Typography>
        <Button
          size="small"
          onClick={onUse}
          startIcon={<Box component="span" sx={{ ...dotSx, bgcolor: suggestion }} />}
        >
          {t('design.useColor', { color: suggestion })}
        </Button>
      </Box>
    </Box>
  );
}

const pickerSx = {
  width: 28,
  height: 28,
  p: 0,
  border: 1,
  borderColor: 'control',
  borderRadius: 1,
  bgcolor: 'transparent',
  cursor: 'pointer',
  '&:focus-visible': {
    outline: `${sizes.focusRing}px solid`,
    outlineColor: 'primary.main',
    outlineOffset: 2,
  },
  '&::-webkit-color-swatch-wrapper': { p: 0 },
  '&::-webkit-color-swatch': { border: 0, borderRadius: '3px' },
  '&::-moz-color-swatch': { border: 0, borderRadius: '3px' },
} as const;

const dotSx = { width: 14, height: 14, borderRadius: '50%', border: 1, borderColor: 'control' } as const;
