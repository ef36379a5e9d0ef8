import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
} from '@mui/material';
import { type SyntheticEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingButton } from './loading-button.tsx';
import { PasswordField } from './password-field.tsx';

interface PasswordQuestionProps {
  readonly open: boolean;
  /** Signing in also continues the save. */
  readonly saves: boolean;
  /** Whose password is asked for. */
  readonly email: string;
  /** Resolves to undefined on success, otherwise to a sentence that says what went wrong. */
  signIn(password: string): Promise<string | undefined>;
  onAnswer(signedIn: boolean): void;
}

/** Asks for the password in place when the session has expired during work. Changes nothing else. */
export function PasswordQuestion({ open, saves, email, signIn, onAnswer }: PasswordQuestionProps) {
  const { t } = useTranslation();
  const id = useId();
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    // React events bubble through portals, so they would reach the form that the dialog interrupts.
    event.stopPropagation();
    setBusy(true);
    const refusal = await signIn(password);
    setBusy(false);
    setError(refusal ?? '');
    if (refusal === undefined) answer(true);
  }

  function answer(signedIn: boolean): void {
    setPassword('');
    setError('');
    onAnswer(signedIn);
  }

  return (
    <Dialog
      open={open}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={`${id}-title`}>{t('editor.password.title')}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 4 }}>
            <DialogContentText id={`${id}-text`}>{t('editor.password.text', { email })}</DialogContentText>
            <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
            <PasswordField
              id={`${id}-password`}
              autoFocus
              label={t('editor.password.label')}
              autoComplete="current-password"
              value={password}
              error={error !== ''}
              helperText={error}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" disabled={busy} onClick={() => answer(false)}>
            {t('editor.password.later')}
          </Button>
          <LoadingButton type="submit" loading={busy} disabled={password === ''}>
            {t(saves ? 'editor.password.submit' : 'auth.signIn')}
          </LoadingButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
