import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { leaveUnasked } from '../ui/leave/ask-to-leave.ts';
import { FormLeaveDialog, FormLeaveGuard, useFormLeaveGuard } from '../ui/leave/form-leave-guard.tsx';
import { LoadingButton } from '../ui/loading-button.tsx';
import { useSaveKey } from '../ui/save-key.ts';
import { showFormFailure } from './form-failure.ts';
import { useDedupedMutation } from '../lib/use-deduped-mutation.ts';

interface Save<Values extends FieldValues, Sent, Answer> {
  /** The fields that can show an error of the server, in the form's order. */
  readonly names: readonly FieldPath<Values>[];
  send(sent: Sent): Promise<Answer>;
  /** Called even if the user has left the form meanwhile. */
  onSaved(answer: Answer): unknown;
  /** Called only if the form is still there. */
  onDone?(answer: Answer): void;
  /** The path of the screen that follows, if the form is still there. Until it is there, nothing can be sent again. */
  leadsTo?(answer: Answer): string;
  /** Whether a toast also shows the errors at fields; `rest` excludes them. */
  readonly toast?: 'rest' | 'all';
  /** Returns whether it has handled the error. */
  onError?(error: unknown): boolean;
}

export function useSave<Values extends FieldValues, Sent, Answer>(
  form: UseFormReturn<Values>,
  { names, send, onSaved, onDone, leadsTo, toast, onError }: Save<Values, Sent, Answer>,
) {
  const [, navigate] = useLocation();
  const [isLeaving, setLeaving] = useState(false);
  const hasLeft = useRef(false);
  const { mutateAsync, isPending } = useDedupedMutation({
    mutationFn: (sent: Sent) => send(sent),
    async onSuccess(answer) {
      await onSaved(answer);
      if (leadsTo === undefined) return;
      hasLeft.current = true;
      setLeaving(true);
    },
    onError: (error) => onError?.(error) === true || showFormFailure(form, names, error, toast),
  });
  return {
    isPending: isPending || isLeaving,
    /** Whether it was saved. */
    save: async (sent: Sent) =>
      hasLeft.current ||
      mutateAsync(sent, {
        onSuccess(answer) {
          onDone?.(answer);
          if (leadsTo !== undefined) leaveUnasked(() => navigate(leadsTo(answer)));
        },
      }).then(
        () => true,
        () => false,
      ),
  };
}

export interface SaveFormProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** Returns whether it could save. */
  onSubmit(values: Values): Promise<boolean>;
  readonly children: ReactNode;
}

/** Submits a form as its button does, and returns whether it was saved. */
async function submitForm<Values extends FieldValues>({
  form,
  onSubmit,
}: Omit<SaveFormProps<Values>, 'children'>): Promise<boolean> {
  let isSaved = false;
  await form.handleSubmit(async (values) => {
    isSaved = await onSubmit(values);
  })();
  return isSaved;
}

/** Ctrl+S saves it. Asks before unsaved text is left. */
export function SaveForm<Values extends FieldValues>(
  props: SaveFormProps<Values> & { readonly gap?: number },
) {
  const { form, onSubmit, children, gap = 5 } = props;
  const root = useRef<HTMLFormElement>(null);
  useSaveKey(root);
  return (
    <Stack
      component="form"
      ref={root}
      noValidate
      onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
      sx={{ gap }}
    >
      {children}
      <FormLeaveGuard dirty={form.formState.isDirty} save={() => submitForm({ form, onSubmit })} />
    </Stack>
  );
}

interface SaveDialogProps<Values extends FieldValues> extends SaveFormProps<Values> {
  readonly title: string;
  readonly maxWidth: 'xs' | 'sm' | 'md';
  readonly busy: boolean;
  /** There is nothing to save yet. */
  readonly disabled?: boolean;
  /** The label of the button that closes the dialog; Cancel by default. */
  readonly closeLabel?: string;
  readonly otherAction?: ReactNode;
  onClose(): void;
}

/** Ctrl+S saves it. */
export function SaveDialog<Values extends FieldValues>(props: SaveDialogProps<Values>) {
  const { form, onSubmit, children, title, maxWidth, busy, disabled, onClose } = props;
  const { t } = useTranslation();
  const { closeLabel = t('common.cancel'), otherAction } = props;
  const id = useId();
  const root = useRef<HTMLFormElement>(null);
  useSaveKey(root, true);
  const guard = useFormLeaveGuard(form.formState.isDirty);
  const close = () => guard.ask(onClose);
  return (
    <Dialog open onClose={close} maxWidth={maxWidth} fullWidth aria-labelledby={id}>
      <Box
        component="form"
        ref={root}
        noValidate
        onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          {otherAction !== undefined && <Box sx={{ mr: 'auto' }}>{otherAction}</Box>}
          <Button color="inherit" onClick={close}>
            {closeLabel}
          </Button>
          <LoadingButton type="submit" loading={busy} disabled={disabled}>
            {t('common.save')}
          </LoadingButton>
        </DialogActions>
      </Box>
      <FormLeaveDialog guard={guard} save={() => submitForm({ form, onSubmit })} />
    </Dialog>
  );
}
