import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingButton } from './loading-button.tsx';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What will happen, in a sentence or two. */
  readonly children: ReactNode;
  /** The verb of the button: `Delete page`. */
  readonly confirmLabel: string;
  readonly color?: 'error' | 'primary';
  /** Something is still missing before it can be confirmed. */
  readonly confirmDisabled?: boolean;
  /** It was confirmed and is being done. */
  readonly busy?: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before something that cannot be taken back. The focus starts on the harmless button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, color = 'error', busy = false, onConfirm, onClose } = props;
  const { confirmDisabled = false } = props;
  const { t } = useTranslation();
  const id = useId();
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} component="div">
          {children}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" autoFocus disabled={busy} onClick={close}>
          {t('common.cancel')}
        </Button>
        <LoadingButton color={color} loading={busy} disabled={confirmDisabled} onClick={onConfirm}>
          {confirmLabel}
        </LoadingButton>
      </DialogActions>
    </Dialog>
  );
}
