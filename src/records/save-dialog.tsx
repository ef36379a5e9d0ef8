import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormLeaveDialog, useFormLeaveGuard } from '../ui/leave/form-leave-guard.tsx';
import { LoadingButton } from '../ui/loading-button.tsx';
import type { SaveFormProps } from './save-form.tsx';

interface SaveDialogProps<Values extends FieldValues> extends SaveFormProps<Values> {
  readonly title: string;
  readonly maxWidth: 'xs' | 'sm';
  readonly busy: boolean;
  /** There is nothing to save yet. */
  readonly disabled?: boolean;
  onClose(): void;
}

/** A form in a dialog, with its buttons. */
export function SaveDialog<Values extends FieldValues>(props: SaveDialogProps<Values>) {
  const { form, question, onSubmit, children, title, maxWidth, busy, disabled, onClose } = props;
  const { t } = useTranslation();
  const id = useId();
  const guard = useFormLeaveGuard(form.formState.isDirty);
  const close = () => guard.ask(onClose);
  return (
    <Dialog open onClose={close} maxWidth={maxWidth} fullWidth aria-labelledby={id}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={close}>
            {t('common.cancel')}
          </Button>
          <LoadingButton type="submit" loading={busy} disabled={disabled}>
            {t('common.save')}
          </LoadingButton>
        </DialogActions>
      </form>
      <FormLeaveDialog guard={guard} />
      {question}
    </Dialog>
  );
}
