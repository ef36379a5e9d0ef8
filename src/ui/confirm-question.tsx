import { Box, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../field-plugins/sdk/kit/button.tsx';
import { LoadingButton } from './loading-button.tsx';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** The consequence, in a sentence or two. */
  readonly children: ReactNode;
  /** The label of the button, with its verb: `Delete page`. */
  readonly confirmLabel: string;
  readonly color?: 'error' | 'primary';
  /** Turns off the confirm button, because something is still missing. */
  readonly confirmDisabled?: boolean;
  readonly busy?: boolean;
  /** A button for a third answer, before the confirm button. */
  readonly otherChoice?: ReactNode;
  onConfirm(): void;
  onClose(): void;
}

/** The dialog of `ConfirmDialog`. The focus starts on the harmless button. */
export function ConfirmQuestion(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, color = 'error', busy = false, onConfirm, onClose } = props;
  const { confirmDisabled = false, otherChoice } = props;
  const { t } = useTranslation();
  const id = useId();
  const close = () => {
    if (!busy) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble through portals, so the dialog may be inside the form that it asks about.
    event.stopPropagation();
    if (!busy && !confirmDisabled) onConfirm();
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
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-text`} component="div">
            {children}
          </DialogContentText>
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          <Button color="inherit" autoFocus disabled={busy} onClick={close}>
            {t('common.cancel')}
          </Button>
          {otherChoice}
          <LoadingButton type="submit" color={color} loading={busy} disabled={confirmDisabled}>
            {confirmLabel}
          </LoadingButton>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
