import type { Features } from '../../../../shared/wire/system.ts';
import { HostedCaptcha } from './hosted-captcha.tsx';
import { isHostedProvider } from './hosted-providers.ts';
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
import { useAltcha } from './use-altcha.ts';

interface CaptchaProps {
  readonly settings: Features['captcha'];
  /** The user has just solved one, which is used up. */
  readonly again: boolean;
  /** Called with the solution, and with an empty string when it is no longer valid. */
  onSolution(solution: string): void;
}

/** Distinguishes users from robots with the check that this installation has chosen (decision 0019). */
export function Captcha({ settings, again, onSolution }: CaptchaProps) {
  const { provider, site_key: siteKey } = settings;
  return isHostedProvider(provider) ? (
    <HostedCaptcha provider={provider} siteKey={siteKey ?? ''} onSolution={onSolution} />
  ) : (
    <AltchaBox again={again} onSolution={onSolution} />
  );
}

interface AltchaBoxProps {
  /** Starts automatically: the user ticked the box before, and that solution was used up. */
  readonly again: boolean;
  onSolution(solution: string): void;
}

/** A checkbox that makes the computer work for a moment, which costs a user little but a robot a lot. */
function AltchaBox({ again, onSolution }: AltchaBoxProps) {
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
          {typeof state === 'string' && state !== 'idle' && t(`auth.captcha.${state}`)}
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
