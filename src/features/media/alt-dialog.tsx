import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { updateMedia } from '../../api/media.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { errorFields } from '../../lib/http-error.ts';
import type { Media } from '../../../shared/wire/media.ts';
import { showToast } from '../../state/app-store.ts';
import { useResumedCall } from '../../state/use-resumed-call.ts';
import { showFieldErrors } from '../../ui/form-errors.ts';
import { formatTime } from '../../ui/format-time.ts';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { FormLeaveDialog, useFormLeaveGuard } from '../../ui/leave/form-leave-guard.tsx';
import { LoadingButton } from '../../ui/loading-button.tsx';
import { PasswordQuestion } from '../../ui/password-question.tsx';
import { Picture } from './picture.tsx';
import { originalName } from './upload/original-names.ts';
import { useMediaName } from './use-media-name.ts';

interface AltDialogProps {
  readonly media: Media;
  onClose(): void;
}

/** Edits the description of a picture. */
export function AltDialog({ media, onClose }: AltDialogProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const queries = useQueryClient();
  const fileName = originalName(media.id);
  const hint = t('media.altHint');
  const { size, weight } = useMediaName(media);
  const time = formatTime(media.created_at, i18n.language);
  const form = useForm({ defaultValues: { alt: media.alt } });
  const guard = useFormLeaveGuard(form.formState.isDirty);
  const { resume, question } = useResumedCall(form.formState.isDirty);
  const save = useMutation({
    mutationFn: ({ alt }: { alt: string }) => resume(() => updateMedia(media.id, { alt: alt.trim() })),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: queryKeys.media(media.workspace) });
      showToast('success', t('media.updated'));
      onClose();
    },
    onError(error) {
      const rest = showFieldErrors(form, ['alt'], errorFields(error));
      if (rest !== '') showToast('error', rest);
    },
  });
  return (
    <Dialog open onClose={() => guard.ask(onClose)} maxWidth="sm" fullWidth aria-labelledby={id}>
      <form noValidate onSubmit={form.handleSubmit((values) => save.mutate(values))}>
        <DialogTitle id={id}>{t('media.altTitle')}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 4 }}>
            <Stack
              sx={{ height: 280, borderRadius: 1, overflow: 'hidden', '& img': { objectFit: 'contain' } }}
            >
              <Picture media={media} />
            </Stack>
            <Typography variant="body2" color="textSecondary">
              {t('media.describedFacts', { size, weight, time })}
            </Typography>
            <FormTextField
              control={form.control}
              name="alt"
              label={t('media.alt')}
              help={fileName === undefined ? hint : `${hint} ${t('media.uploadedAs', { name: fileName })}`}
              autoFocus
              multiline
              maxRows={4}
              slotProps={{ htmlInput: { maxLength: 500 } }}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={() => guard.ask(onClose)}>
            {t('common.cancel')}
          </Button>
          <LoadingButton type="submit" loading={save.isPending}>
            {t('common.save')}
          </LoadingButton>
        </DialogActions>
      </form>
      <FormLeaveDialog guard={guard} />
      <PasswordQuestion {...question} />
    </Dialog>
  );
}
