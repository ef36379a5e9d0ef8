import { Button, Dialog, DialogActions, DialogContent, type DialogProps, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

interface CloseDialogProps extends Pick<DialogProps, 'fullScreen' | 'maxWidth'> {
  readonly title: string;
  /** A button before Close. */
  readonly action?: ReactNode;
  /** Close has the focus at first. */
  readonly autoFocus?: boolean;
  /** The label of the button that closes the dialog; Close by default. */
  readonly closeLabel?: string;
  /** A button after it, which does what the dialog is for. */
  readonly submit?: ReactNode;
  /** Keeps the dialog open while that is going on. */
  readonly busy?: boolean;
  readonly children: ReactNode;
  onClose(): void;
}

/** Shows something that needs no answer, or one that is not a form to save. */
export function CloseDialog(props: CloseDialogProps) {
  const { title, action, autoFocus = false, closeLabel, submit, busy = false, ...dialog } = props;
  const { children, onClose, ...size } = dialog;
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog
      open
      fullWidth
      aria-labelledby={id}
      aria-busy={busy}
      onClose={busy ? undefined : onClose}
      {...size}
    >
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        {action}
        <Button color="inherit" autoFocus={autoFocus} disabled={busy} onClick={onClose}>
          {closeLabel ?? t('common.close')}
        </Button>
        {submit}
      </DialogActions>
    </Dialog>
  );
}
