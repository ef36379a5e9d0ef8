import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { FieldDefinition } from '../../../../field-plugins/sdk/contract/field.ts';
import { sameValue } from '../../../../field-plugins/sdk/contract/same-value.ts';
import { limits } from '../../../../shared/limits.ts';
import { useFieldPlugins } from '../../../editor/field-plugins-context.ts';
import type { TypeEditor } from '../builder/use-type-editor.ts';
import { useProblemMessages } from '../builder/problem-messages.ts';
import { arranged } from '../draft/arrange.ts';
import type { DraftProblem } from '../draft/draft-problems.ts';
import { type DraftField, fieldsAt, titleOf } from '../draft/draft-field.ts';
import { duplicated } from '../draft/edit-fields.ts';
import { numberedWith } from '../move/numbered-fields.ts';
import { MoveButton } from '../move/move-button.tsx';
import { ConditionEditor } from './condition-editor.tsx';
import { DefaultValue } from './default-value.tsx';
import { useFocusOn } from '../../../ui/use-focus-on.ts';
import { FieldOptions } from './field-options.tsx';
import { FieldRules } from './field-rules.tsx';
import { FieldTexts } from './field-texts.tsx';
import { PlaceInForm } from './place-in-form.tsx';
import type { FieldPartProps } from './settings.tsx';

interface FieldPanelProps {
  readonly editor: TypeEditor;
  readonly field: DraftField;
  /** Those that are shown. */
  readonly problems: readonly DraftProblem[];
  /** A setting lost the focus. */
  onLeave(place: readonly string[]): void;
  /** `next` is the field that takes its place, if any is left. */
  onRemoved(next: string | undefined): void;
}

export function FieldPanel({ editor, field, problems, onLeave, onRemoved }: FieldPanelProps) {
  const { t } = useTranslation('builder');
  const { registry } = useFieldPlugins();
  const { sentenceOf } = useProblemMessages();
  const { focusOn } = useFocusOn();
  const { draft, place, goTo, changeFields } = editor;
  const fields = fieldsAt(draft.fields, place.path);
  const { uid, definition } = field;
  const here = [...place.path, uid];
  const change: FieldPartProps['change'] = (changes, setting) =>
    changeFields(
      (before) => before.map((one) => (one.uid === uid ? { ...one, ...changes } : one)),
      setting && [...here, setting].join(' '),
    );
  const part: FieldPartProps = {
    ...{ field, fields, isInside: place.path.length > 0 },
    problems: problems.filter((one) => one.uid === uid && sameValue(one.path, place.path)),
    define: (changes, setting) =>
      change({ definition: withoutUndefined({ ...definition, ...changes }) }, setting),
    change,
    leave: () => onLeave(here),
  };
  const duplicate = () => {
    const copy = crypto.randomUUID();
    changeFields((before) => duplicated(arranged(before), uid, copy));
    goTo({ ...place, uid: copy });
    focusOn('#field-field_title');
  };
  const remove = () => {
    // In the order of the rows, which follows tabs and groups.
    const rows = arranged(fields);
    const at = rows.indexOf(field);
    changeFields((before) => before.filter((one) => one.uid !== uid));
    onRemoved((rows[at + 1] ?? rows[at - 1])?.uid);
  };
  const isSupported = registry.find(definition.field_type) !== undefined;
  const fieldProblem = part.problems.find((problem) => problem.part === 'field');
  const wrongItems = part.problems.find((problem) => problem.part === 'items');
  return (
    <Stack key={here.join('/')} sx={{ gap: 5 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography
          variant="h3"
          component="h2"
          id="panel-title"
          tabIndex={-1}
          sx={{ flex: '1 1 auto', overflowWrap: 'anywhere' }}
        >
          {titleOf(field)}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
          {isSupported && (
            <Button size="small" color="inherit" startIcon={<ContentCopyOutlined />} onClick={duplicate}>
              {t('duplicate')}
            </Button>
          )}
          {isSupported && place.path.length < limits.compositeLevels && (
            <MoveButton editor={editor} size="small" start={numberedWith(field, fields)} />
          )}
          <Button size="small" color="error" startIcon={<DeleteOutlined />} onClick={remove}>
            {t('field.remove')}
          </Button>
        </Stack>
      </Stack>
      {fieldProblem && (
        <Alert severity="error" data-part="field" tabIndex={-1}>
          {sentenceOf(fieldProblem)}
        </Alert>
      )}
      {isSupported ? (
        <>
          <FieldTexts {...part} />
          {field.items && (
            <Alert
              severity={wrongItems ? 'error' : 'info'}
              data-part="items"
              action={
                <Button size="small" onClick={() => goTo({ path: here, uid: undefined })}>
                  {t('fields.openList')}
                </Button>
              }
            >
              {wrongItems && sentenceOf(wrongItems)}
              {!wrongItems &&
                (field.items.length === 0
                  ? t('fields.noneInList')
                  : t('field.itemFields', { count: field.items.length }))}
            </Alert>
          )}
          <FieldOptions {...part} />
          <FieldRules {...part} />
          <ConditionEditor {...part} />
          <PlaceInForm {...part} />
          <DefaultValue {...part} />
        </>
      ) : (
        <UnsupportedField problems={part.problems} />
      )}
    </Stack>
  );
}

/** A field whose plugin is missing: its settings are unknown, so they cannot be edited. */
function UnsupportedField({ problems }: Pick<FieldPartProps, 'problems'>) {
  const { t } = useTranslation('builder');
  const { sentenceOf } = useProblemMessages();
  const others = problems.filter(({ part }) => part !== 'field');
  if (others.length === 0) return <Alert severity="info">{t('field.unsupported')}</Alert>;
  return others.map((problem) => (
    <Alert key={problem.part} severity="error" data-part={problem.part} tabIndex={-1}>
      {sentenceOf(problem)}
    </Alert>
  ));
}

function withoutUndefined(definition: {
  readonly [Member in keyof FieldDefinition]: FieldDefinition[Member] | undefined;
}) {
  return Object.fromEntries(
    Object.entries(definition).filter(([, value]) => value !== undefined),
  ) as unknown as FieldDefinition;
}
