import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../shared/limits.ts';
import type { WorkspaceType } from '../../../shared/wire/workspaces.ts';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { TypeChoice } from './type-choice.tsx';

/** What every form of a workspace holds. The type is empty until one is chosen. */
export interface WorkspaceValues {
  readonly type: WorkspaceType | '';
  readonly title: string;
  readonly description: string;
}

/** The type, title and description of a workspace. */
export function WorkspaceFields<Values extends WorkspaceValues>(props: {
  readonly control: Control<Values>;
}) {
  const { t } = useTranslation();
  // Every form with more fields has these too, but TypeScript does not derive that.
  const control = props.control as unknown as Control<WorkspaceValues>;
  return (
    <>
      <TypeChoice control={control} name="type" />
      <FormTextField
        control={control}
        name="title"
        label={t('workspaces.fields.title')}
        required
        slotProps={{ htmlInput: { maxLength: limits.titleLength } }}
      />
      <FormTextField
        control={control}
        name="description"
        label={t('workspaces.fields.description')}
        help={t('workspaces.fields.descriptionHint')}
        multiline
        minRows={3}
        maxRows={10}
        slotProps={{ htmlInput: { maxLength: limits.descriptionLength } }}
      />
    </>
  );
}
