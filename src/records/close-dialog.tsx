import { Button, Dialog, DialogActions, DialogContent, type DialogProps, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

interface CloseDialogProps extends Pick<DialogProps, 'fullScreen' | 'maxWidth'> {
  readonly title: string;
  /** A button before Close. */
  readonly action?: ReactNode;
  /** Close has the focus at first. */
  readonly autoFocus?: boolean;
  readonly children: ReactNode;
  onClose(): void;
}

/** Shows something that needs no answer. */
export function CloseDialog(props: CloseDialogProps) {
  const { title, action, autoFocus = false, children, onClose, ...dialog } = props;
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog open fullWidth aria-labelledby={id} onClose={onClose} {...dialog}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        {action}
        <Button color="inherit" autoFocus={autoFocus} onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
