import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
} from '@mui/material';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingButton } from './loading-button.tsx';
import { PasswordField } from './password-field.tsx';

interface PasswordQuestionProps {
  readonly email: string;
  /** Resolves to undefined on success, otherwise to an error sentence. */
  signIn(password: string): Promise<string | undefined>;
  /** The user does not want to enter this password. */
  onLeave(): void;
}

/** Asks for the password in place when the session has expired. Changes nothing else. */
export function PasswordQuestion({ email, signIn, onLeave }: PasswordQuestionProps) {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [rejection, setRejection] = useState('');
  const [busy, setBusy] = useState(false);

  // The focus returns without scrolling: the user may have been looking elsewhere.
  const [interrupted] = useState(() => document.activeElement);
  useEffect(
    () => () => void (interrupted instanceof HTMLElement && interrupted.focus({ preventScroll: true })),
    [interrupted],
  );

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    // Cleared first, so that the same error is shown and announced again.
    setRejection('');
    setBusy(true);
    const rejected = await signIn(password);
    setBusy(false);
    if (rejected === undefined) return;
    setRejection(rejected);
    input.current?.focus();
    input.current?.select();
  }

  function change(typed: string): void {
    setPassword(typed);
    setRejection('');
  }

  return (
    <Dialog
      open
      disableRestoreFocus
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={`${id}-title`}>{t('session.expired')}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 4 }}>
            <DialogContentText id={`${id}-text`} sx={{ overflowWrap: 'anywhere' }}>
              {t('session.again.text', { email })}
            </DialogContentText>
            <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
            <PasswordField
              id={`${id}-password`}
              autoFocus
              ref={input}
              label={t('auth.password')}
              autoComplete="current-password"
              value={password}
              wrong={rejection !== ''}
              help={rejection && <span role="alert">{rejection}</span>}
              onChange={(event) => change(event.target.value)}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" disabled={busy} onClick={onLeave}>
            {t('session.again.leave')}
          </Button>
          <LoadingButton type="submit" loading={busy} disabled={password === ''}>
            {t('auth.signIn')}
          </LoadingButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
