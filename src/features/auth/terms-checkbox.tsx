import { Checkbox, FormControl, FormControlLabel, FormHelperText, Link } from '@mui/material';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';

interface TermsCheckboxProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, boolean>;
}

/** 'I agree to Terms and Privacy'. The linked pages open beside the form, so nothing typed is lost. */
export function TermsCheckbox<Values extends FieldValues>({ control, name }: TermsCheckboxProps<Values>) {
  const { t } = useTranslation();
  const { field, fieldState } = useController({ control, name });
  const { value, ref, ...handlers } = field;
  const message = fieldState.error?.message;
  const page = (topic: 'terms' | 'privacy') => (
    <Link href={`/support/${topic}`} target="_blank" rel="noopener" underline="always" />
  );
  return (
    <FormControl error={message !== undefined}>
      <FormControlLabel
        sx={{ gap: 1 }}
        label={
          <Trans defaults={t('auth.agree')} components={{ terms: page('terms'), privacy: page('privacy') }} />
        }
        control={
          <Checkbox
            {...handlers}
            checked={value === true}
            slotProps={{
              input: {
                ref,
                'aria-required': true,
                'aria-invalid': message !== undefined,
                'aria-describedby': message === undefined ? undefined : `${name}-text`,
              },
            }}
          />
        }
      />
      {message !== undefined && <FormHelperText id={`${name}-text`}>{message}</FormHelperText>}
    </FormControl>
  );
}
