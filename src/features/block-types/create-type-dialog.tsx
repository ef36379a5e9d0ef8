import { Stack } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { sampleIssues } from '../../../content-model/sample-issues.ts';
import { limits } from '../../../shared/limits.ts';
import type { BlockContentModel, ContentModelType } from '../../../shared/wire/content.ts';
import { createModel } from '../../api/block-types.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useFieldPlugins } from '../../editor/field-plugins-context.ts';
import { SaveDialog, useSave } from '../../records/save-form.tsx';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';

interface CreateTypeDialogProps {
  readonly types: readonly BlockContentModel[];
  readonly from: BlockContentModel | undefined;
  onClose(): void;
}

const kinds: readonly ContentModelType[] = ['PAGE', 'COMPONENT'];

/** Creates a type from scratch, with the fields of another, or as its copy, and opens it. */
export function CreateTypeDialog({ types, from, onClose }: CreateTypeDialogProps) {
  const { t } = useTranslation('builder');
  const queries = useQueryClient();
  const { loadFor, registry } = useFieldPlugins();
  const form = useForm({ defaultValues: { name: from ? t('create.copyOf', { name: from.name }) : '' } });
  const [kind, setKind] = useState<ContentModelType>(from?.content_model_type ?? 'PAGE');
  const [start, setStart] = useState(from);
  const saving = useSave(form, {
    async send({ name }) {
      const { content_model = {}, samples: all = [], available } = start ?? {};
      const fields = { content_model, content_model_type: kind };
      if (all.length > 0) await loadFor(content_model);
      // The original may keep samples that no longer fit its fields, a new type may not.
      const samples = all.filter(
        ({ data }) => Object.keys(sampleIssues(fields, data, registry)).length === 0,
      );
      return createModel({
        ...fields,
        name: name.trim(),
        ...(samples.length > 0 && { samples }),
        // A copy is available in the same places. It does not take the labels of the original, because users could not
        // tell the two apart.
        ...(start?.id === from?.id && available && { available }),
      });
    },
    successMessage: t('create.done'),
    onSaved: () => void queries.invalidateQueries({ queryKey: queryKeys.blockTypes() }),
    leadsTo: ({ id }) => `/admin/block-types/${id}`,
  });
  return (
    <SaveDialog
      saving={saving}
      title={t(from ? 'create.copyTitle' : 'create.title')}
      maxWidth="xs"
      onClose={onClose}
    >
      <Stack sx={{ gap: 5 }}>
        <FormTextField
          control={form.control}
          name="name"
          label={t('create.name')}
          help={t('create.nameHelp')}
          maxLength={limits.modelNameLength}
          autoFocus
          required
        />
        <SelectField
          id="kind"
          label={t('create.kind')}
          helperText={t(`kindHelp.${kind}`)}
          value={kind}
          choices={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onChange={(next) => {
            setKind(next);
            if (start?.content_model_type !== next) setStart(undefined);
          }}
        />
        <SelectField
          id="from"
          label={t('create.from')}
          value={start?.id ?? ''}
          choices={[
            { value: '', label: t('create.scratch') },
            ...types
              .filter((type) => type.content_model_type === kind)
              .map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(id) => setStart(types.find((type) => type.id === id))}
          slotProps={{ select: { displayEmpty: true } }}
        />
      </Stack>
    </SaveDialog>
  );
}
