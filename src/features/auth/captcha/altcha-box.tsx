import {
  Box,
  Checkbox,
  CircularProgress,
  FormControl,
  FormControlLabel,
  FormHelperText,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type AltchaState, useAltcha } from './use-altcha.ts';

interface AltchaBoxProps {
  /** Starts automatically: the person ticked the box before, and that solution was used up. */
  readonly again: boolean;
  onSolution(solution: string): void;
}

/** A box to tick. The computer then works for a moment, which is little for a person but a lot for a robot. */
export function AltchaBox({ again, onSolution }: AltchaBoxProps) {
  const { t } = useTranslation();
  const id = useId();
  const { state, toggle } = useAltcha(again, onSolution);
  const wrong = typeof state === 'object' ? state.failure : undefined;
  return (
    <FormControl error={wrong !== undefined}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          flexWrap: 'wrap',
          columnGap: 3,
          px: 3,
          py: 1.5,
          border: 1,
          borderColor: wrong === undefined ? 'control' : 'error.main',
          borderRadius: 1,
        }}
      >
        <FormControlLabel
          label={t('auth.captcha.label')}
          sx={{ gap: 1 }}
          control={
            <Checkbox
              checked={state === 'working' || state === 'solved'}
              onChange={toggle}
              {...(state === 'working' && { checkedIcon: <CircularProgress size={20} aria-hidden /> })}
              slotProps={{
                input: {
                  'aria-required': true,
                  'aria-invalid': wrong !== undefined,
                  'aria-describedby': `${id}-state ${id}-wrong`,
                },
              }}
            />
          }
        />
        <Typography
          id={`${id}-state`}
          role="status"
          variant="body2"
          color={state === 'solved' ? 'success' : 'textSecondary'}
        >
          <StateWords state={state} />
        </Typography>
      </Box>
      {wrong !== undefined && (
        <FormHelperText id={`${id}-wrong`} role="alert">
          {wrong}
        </FormHelperText>
      )}
    </FormControl>
  );
}

function StateWords({ state }: { readonly state: AltchaState }) {
  const { t } = useTranslation();
  if (state === 'idle' || typeof state === 'object') return null;
  return t(`auth.captcha.${state}`);
}
