import { Alert, FormGroup, FormLabel, Stack, TextField, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { languageNames, languages } from '../../../../shared/languages.ts';
import { limits } from '../../../../shared/limits.ts';
import type { WorkspaceType } from '../../../../shared/wire/workspaces.ts';
import { FieldColumns } from '../../../ui/side-by-side.tsx';
import type { ProblemMessage } from '../draft/draft-problems.ts';
import type { TypeDraft } from '../draft/type-draft.ts';
import { CheckSetting, PartBox } from '../field/settings.tsx';
import { useLibraryNames } from './library-names.ts';
import { useProblemMessages } from './problem-messages.ts';
import type { TypeEditor } from './use-type-editor.ts';
import { WorkspacePicker } from './workspace-picker.tsx';

interface TypePanelProps {
  readonly editor: TypeEditor;
  /** The problem with the name. */
  readonly nameProblem: ProblemMessage | undefined;
}

/** The names of a type, and the workspaces that may use it. */
export function TypePanel({ editor, nameProblem }: TypePanelProps) {
  const { t } = useTranslation('builder');
  const { draft, history, stored } = editor;
  const { name, labels } = draft;
  const libraryNames = useLibraryNames(stored, name);
  const change = (changes: Partial<TypeDraft>, about?: string) =>
    history.change((before) => ({ ...before, ...changes }), about);
  const { sentenceOf } = useProblemMessages();
  const error = nameProblem && sentenceOf(nameProblem);
  return (
    <Stack sx={{ gap: 5 }}>
      <Typography variant="h3" component="h2" id="panel-title" tabIndex={-1}>
        {t('type.title')}
      </Typography>
      <TextField
        id="type-name"
        data-part="typeName"
        label={t('type.name')}
        required
        value={name}
        error={error !== undefined}
        helperText={error ?? t('type.nameHelp', { slug: stored.slug })}
        onChange={({ target }) => change({ name: target.value }, 'name')}
        slotProps={{ htmlInput: { maxLength: limits.modelNameLength } }}
      />
      <PartBox title={t('type.labels')}>
        <Typography variant="body2" color="textSecondary">
          {t(libraryNames ? 'type.labelsOfLibrary' : 'type.labelsHelp')}
        </Typography>
        <FieldColumns>
          {languages.map((language, at) => (
            <TextField
              key={language}
              id={`label-${language}`}
              label={languageNames[language]}
              value={labels[language] ?? ''}
              onChange={({ target }) => {
                const { [language]: _label, ...others } = labels;
                const label = target.value;
                change(
                  { labels: label === '' ? others : { ...others, [language]: label } },
                  `label ${language}`,
                );
              }}
              placeholder={libraryNames?.[at] ?? ''}
              slotProps={{ htmlInput: { maxLength: limits.modelNameLength, lang: language } }}
            />
          ))}
        </FieldColumns>
      </PartBox>
      <Availability draft={draft} change={change} />
    </Stack>
  );
}

/** Not imported from the wire module, because that would include its schemas. */
const workspaceTypes: readonly WorkspaceType[] = ['SHOP', 'BLOG', 'PORTFOLIO'];

interface AvailabilityProps {
  readonly draft: TypeDraft;
  change(changes: Partial<TypeDraft>): void;
}

/** Which workspaces can create blocks of a type. */
function Availability({ draft, change }: AvailabilityProps) {
  const { t } = useTranslation('builder');
  const { t: common } = useTranslation();
  const { archived, available } = draft;
  const { workspace_types: types = [], workspaces = [] } = available;
  const isForAll = types.length + workspaces.length === 0;
  return (
    <PartBox title={t('available.title')}>
      {archived && <Alert severity="info">{t('available.archived')}</Alert>}
      <Typography variant="body2" color="textSecondary" role="status">
        {t(isForAll ? 'available.all' : 'available.some')}
      </Typography>
      <FormGroup role="group" aria-labelledby="available-types">
        <FormLabel id="available-types">{t('available.types')}</FormLabel>
        {workspaceTypes.map((type) => (
          <CheckSetting
            key={type}
            label={common(`workspaces.types.${type}`)}
            checked={types.includes(type)}
            onChange={(isOn) => {
              const next = workspaceTypes.filter((one) => (one === type ? isOn : types.includes(one)));
              change({ available: offeredTo(next, workspaces) });
            }}
          />
        ))}
      </FormGroup>
      <WorkspacePicker ids={workspaces} onChange={(ids) => change({ available: offeredTo(types, ids) })} />
      <CheckSetting
        label={t('available.archive')}
        checked={archived}
        onChange={(isOn) => change({ archived: isOn })}
      />
    </PartBox>
  );
}

/** Omits empty lists: they mean no limit. */
function offeredTo(
  workspace_types: readonly WorkspaceType[],
  workspaces: readonly string[],
): TypeDraft['available'] {
  return {
    ...(workspace_types.length > 0 && { workspace_types: [...workspace_types] }),
    ...(workspaces.length > 0 && { workspaces: [...workspaces] }),
  };
}
