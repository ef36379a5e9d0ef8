import { Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { updateMedia } from '../../api/media.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { SaveDialog, useSave } from '../../records/save-form.tsx';
import type { Media } from '../../../shared/wire/media.ts';
import { showToast } from '../../state/app-store.ts';
import { formatTime } from '../../ui/format-time.ts';
import { FormTextField } from '../../ui/form-text-field.tsx';
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
  const queries = useQueryClient();
  const fileName = originalName(media.id);
  const hint = t('media.altHint');
  const { size, weight } = useMediaName(media);
  const time = formatTime(media.created_at, i18n.language);
  const form = useForm({ defaultValues: { alt: media.alt } });
  const saving = useSave(form, {
    names: ['alt'],
    send: ({ alt }: { alt: string }) => updateMedia(media.id, { alt: alt.trim() }),
    async onSaved() {
      await queries.invalidateQueries({ queryKey: queryKeys.media(media.workspace) });
      showToast('success', t('media.updated'));
      onClose();
    },
  });
  return (
    <SaveDialog
      form={form}
      onSubmit={saving.save}
      title={t('media.altTitle')}
      maxWidth="sm"
      busy={saving.isPending}
      onClose={onClose}
    >
      <Stack sx={{ gap: 4 }}>
        <Stack sx={{ height: 280, borderRadius: 1, overflow: 'hidden', '& img': { objectFit: 'contain' } }}>
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
          htmlInput={{ maxLength: 500 }}
        />
      </Stack>
    </SaveDialog>
  );
}
