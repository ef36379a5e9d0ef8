import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { FieldDefinition } from '../../../../field-plugins/sdk/contract/field.ts';
import type { TypeEditor } from '../builder/use-type-editor.ts';
import { arranged } from '../draft/arrange.ts';
import type { FieldProblem } from '../draft/draft-problems.ts';
import { type DraftField, duplicated, fieldsAt, renamed, retitled } from '../draft/type-draft.ts';
import { ConditionEditor } from './condition-editor.tsx';
import { DefaultValue } from './default-value.tsx';
import type { FieldPartProps } from './field-part.ts';
import { FieldOptions } from './field-options.tsx';
import { FieldRules } from './field-rules.tsx';
import { FieldTexts } from './field-texts.tsx';
import { PlaceInForm } from './place-in-form.tsx';

interface FieldPanelProps {
  readonly editor: TypeEditor;
  readonly field: DraftField;
  readonly problems: readonly FieldProblem[];
}

/** Everything that a type says about the chosen field. */
export function FieldPanel({ editor, field, problems }: FieldPanelProps) {
  const { t } = useTranslation('builder');
  const { draft, place, goTo, changeField, changeFields } = editor;
  const fields = fieldsAt(draft.fields, place.path);
  const { uid, definition } = field;
  const part: FieldPartProps = {
    ...{ field, fields, isInside: place.path.length > 0 },
    problems: problems.filter((problem) => problem.uid === uid),
    define: (changes, about) =>
      changeField(
        uid,
        { definition: withoutUndefined({ ...definition, ...changes }) },
        about && `${uid} ${about}`,
      ),
    change: (changes) => changeField(uid, changes),
    retitle: (title) => changeFields((before) => retitled(before, uid, title), `${uid} title`),
    rename: (name) => changeFields((before) => renamed(before, uid, { name, isNamed: true }), `${uid} name`),
  };
  const remove = () => {
    const at = fields.indexOf(field);
    changeFields((before) => before.filter((one) => one.uid !== uid));
    goTo({ path: place.path, uid: (fields[at + 1] ?? fields[at - 1])?.uid });
  };
  return (
    <Stack key={uid} sx={{ gap: 5 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography variant="h5" component="h2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {definition.field_title || field.name}
        </Typography>
        <Button
          size="small"
          color="inherit"
          startIcon={<ContentCopyOutlined />}
          onClick={() => changeFields((before) => duplicated(arranged(before), uid))}
        >
          {t('duplicate')}
        </Button>
        <Button size="small" color="error" startIcon={<DeleteOutlined />} onClick={remove}>
          {t('field.remove')}
        </Button>
      </Stack>
      <FieldTexts {...part} />
      {field.items && (
        <Alert
          severity={field.items.length === 0 ? 'warning' : 'info'}
          variant="outlined"
          action={
            <Button size="small" onClick={() => goTo({ path: [...place.path, uid], uid: undefined })}>
              {t('fields.openList')}
            </Button>
          }
        >
          {t('field.itemFields', { count: field.items.length })}
        </Alert>
      )}
      <FieldOptions {...part} />
      <FieldRules {...part} />
      <ConditionEditor {...part} />
      <PlaceInForm {...part} />
      <DefaultValue {...part} />
    </Stack>
  );
}

function withoutUndefined(definition: {
  readonly [Member in keyof FieldDefinition]: FieldDefinition[Member] | undefined;
}) {
  return Object.fromEntries(
    Object.entries(definition).filter(([, value]) => value !== undefined),
  ) as unknown as FieldDefinition;
}
