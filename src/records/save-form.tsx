import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useDedupedMutation } from '../lib/use-deduped-mutation.ts';
import { showToast } from '../state/app-store.ts';
import { leaveUnasked } from '../ui/leave/ask-to-leave.ts';
import { FormLeaveDialog, FormLeaveGuard } from '../ui/leave/form-leave-guard.tsx';
import { useLeaveGuard } from '../ui/leave/use-leave-guard.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { LoadingButton } from '../ui/loading-button.tsx';
import { useSaveKey } from '../ui/save-key.ts';
import { showFormFailure } from './form-failure.ts';

interface Save<Values extends FieldValues, Answer> {
  send(values: Values): Promise<Answer>;
  readonly successMessage?: string;
  /** Called even if the user has left the form meanwhile. */
  onSaved?(answer: Answer): unknown;
  /** The path of the screen that follows, if the form is still there. Until it is there, nothing can be sent again. */
  leadsTo?(answer: Answer): string;
  /** Whether a toast also shows the errors at fields. */
  readonly toast?: 'rest' | 'all';
  /** Returns whether it has handled the error. */
  onError?(error: unknown): boolean;
}

interface Saving<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly isPending: boolean;
  /** Submits the form as its button does. Resolves to whether it was saved. */
  submit(): Promise<boolean>;
}

export function useSave<Values extends FieldValues, Answer>(
  form: UseFormReturn<Values>,
  { send, successMessage, onSaved, leadsTo, toast, onError }: Save<Values, Answer>,
): Saving<Values> {
  const [, navigate] = useLocation();
  const [isLeaving, setLeaving] = useState(false);
  const hasLeft = useRef(false);
  const { mutateAsync, isPending } = useDedupedMutation({
    mutationFn: send,
    async onSuccess(answer) {
      await onSaved?.(answer);
      if (successMessage !== undefined) showToast('success', successMessage);
      if (leadsTo === undefined) return;
      hasLeft.current = true;
      setLeaving(true);
    },
    onError: (error) => onError?.(error) === true || showFormFailure(form, error, { toast }),
  });

  async function save(values: Values): Promise<boolean> {
    if (hasLeft.current) return true;
    try {
      await mutateAsync(values, {
        onSuccess: (answer) => leadsTo && leaveUnasked(() => navigate(leadsTo(answer))),
      });
      return true;
    } catch {
      return false;
    }
  }

  return {
    form,
    isPending: isPending || isLeaving,
    async submit() {
      let isSaved = false;
      await form.handleSubmit(async (values) => {
        isSaved = await save(values);
      })();
      return isSaved;
    },
  };
}

interface SaveFormProps<Values extends FieldValues> {
  readonly saving: Saving<Values>;
  /** There is nothing to save until something has changed. */
  readonly onlyChanges?: boolean;
  readonly otherAction?: ReactNode;
  readonly children: ReactNode;
}

interface SaveScreenFormProps<Values extends FieldValues> extends SaveFormProps<Values> {
  readonly submitLabel: string;
  /** The path that Cancel leads to. */
  readonly cancelHref?: string;
  readonly gap?: number;
}

/** Ctrl+S saves it. Asks before unsaved text is left. */
export function SaveForm<Values extends FieldValues>(props: SaveScreenFormProps<Values>) {
  const { saving, onlyChanges = false, otherAction, submitLabel, cancelHref, gap = 5, children } = props;
  const { t } = useTranslation();
  const { isDirty } = saving.form.formState;
  const root = useRef<HTMLFormElement>(null);
  useSaveKey(root);
  return (
    <Stack component="form" ref={root} noValidate onSubmit={submitOf(saving)} sx={{ gap }}>
      {children}
      <Stack direction="row" sx={{ gap: 2, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
        {otherAction !== undefined && <Box sx={{ mr: 'auto' }}>{otherAction}</Box>}
        {cancelHref !== undefined && (
          <LinkButton href={cancelHref} color="inherit">
            {t('common.cancel')}
          </LinkButton>
        )}
        <LoadingButton type="submit" loading={saving.isPending} disabled={onlyChanges && !isDirty}>
          {submitLabel}
        </LoadingButton>
      </Stack>
      <FormLeaveGuard dirty={isDirty} save={saving.submit} />
    </Stack>
  );
}

interface SaveDialogProps<Values extends FieldValues> extends SaveFormProps<Values> {
  readonly title: string;
  readonly maxWidth: 'xs' | 'sm' | 'md';
  /** The label of the button that closes the dialog; Cancel by default. */
  readonly closeLabel?: string;
  onClose(): void;
}

/** Ctrl+S saves it. */
export function SaveDialog<Values extends FieldValues>(props: SaveDialogProps<Values>) {
  const { saving, onlyChanges = false, otherAction, children, title, maxWidth, onClose } = props;
  const { t } = useTranslation();
  const { closeLabel = t('common.cancel') } = props;
  const { isDirty } = saving.form.formState;
  const id = useId();
  const root = useRef<HTMLFormElement>(null);
  useSaveKey(root, true);
  const guard = useLeaveGuard(isDirty);
  const close = () => guard.ask(onClose);
  return (
    <Dialog open onClose={close} maxWidth={maxWidth} fullWidth aria-labelledby={id}>
      <Box
        component="form"
        ref={root}
        noValidate
        onSubmit={submitOf(saving)}
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
          <LoadingButton type="submit" loading={saving.isPending} disabled={onlyChanges && !isDirty}>
            {t('common.save')}
          </LoadingButton>
        </DialogActions>
      </Box>
      <FormLeaveDialog guard={guard} save={saving.submit} />
    </Dialog>
  );
}

function submitOf({ submit }: Pick<Saving<FieldValues>, 'submit'>) {
  return (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
}
