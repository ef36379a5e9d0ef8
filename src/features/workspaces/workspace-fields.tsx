import type { Control, FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { WorkspaceType } from '../../../shared/wire/workspaces.ts';
import { DescriptionField, TitleField } from '../../records/record-fields.tsx';
import { FieldColumns } from '../../ui/side-by-side.tsx';
import { TypeChoice } from './type-choice.tsx';

/** The values of every form of a workspace. The type is empty until one is chosen. */
export interface WorkspaceValues {
  readonly type: WorkspaceType | '';
  readonly title: string;
  readonly description: string;
}

/** The type, title and description of a workspace. */
export function WorkspaceFields<Values extends WorkspaceValues>({
  control,
}: {
  readonly control: Control<Values>;
}) {
  const { t } = useTranslation();
  return (
    <>
      <TypeChoice control={control} name={'type' as FieldPath<Values>} />
      <FieldColumns>
        <TitleField control={control} label={t('workspaces.fields.title')} />
        <DescriptionField
          control={control}
          label={t('workspaces.fields.description')}
          help={t('workspaces.fields.descriptionHint')}
          maxRows={10}
        />
      </FieldColumns>
    </>
  );
}
