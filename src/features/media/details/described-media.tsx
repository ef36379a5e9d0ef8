import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type MediaScope, updateMedia } from '../../../api/media.ts';
import { SaveDialog, useSave } from '../../../records/save-form.tsx';
import type { Media } from '../../../../shared/wire/media.ts';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { useMediaName } from '../use-media-name.ts';
import { mediaKey } from '../use-media-list.ts';
import { MediaFacts } from './media-facts.tsx';

export interface DescribedMediaProps {
  readonly media: Media;
  readonly scope: MediaScope;
  readonly describing: boolean;
  /** Called before the list is reloaded. */
  onDescribed(): void;
  onDelete(media: Media): void;
  onClose(): void;
}

/** The details of an image for its owner, who can change the description. */
export function DescribedMedia({ media, scope, describing, ...on }: DescribedMediaProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { title } = useMediaName(media);
  const form = useForm({ defaultValues: { alt: media.alt } });
  const saving = useSave(form, {
    send: ({ alt }) => updateMedia(media.id, { alt: alt.trim() }),
    successMessage: t('media.updated'),
    async onSaved() {
      on.onDescribed();
      await queries.invalidateQueries({ queryKey: mediaKey(scope) });
      on.onClose();
    },
  });
  return (
    <SaveDialog
      saving={saving}
      title={title}
      maxWidth="md"
      onlyChanges
      closeLabel={form.formState.isDirty ? t('common.cancel') : t('common.close')}
      otherAction={
        <Button color="error" onClick={() => on.onDelete(media)}>
          {t('media.deleteAction')}
        </Button>
      }
      onClose={on.onClose}
    >
      <MediaFacts media={media} scope={scope}>
        <FormTextField
          control={form.control}
          name="alt"
          label={t('media.alt')}
          help={t('media.altHint')}
          autoFocus={describing}
          lines={{ min: 1, max: 4 }}
          maxLength={500}
        />
      </MediaFacts>
    </SaveDialog>
  );
}
