import {
  Alert,
  Checkbox,
  FormControlLabel,
  FormGroup,
  FormLabel,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useTranslation } from 'react-i18next';
import { languageNames, languages } from '../../../../shared/languages.ts';
import { limits } from '../../../../shared/limits.ts';
import type { WorkspaceType } from '../../../../shared/wire/workspaces.ts';
import { FieldColumns } from '../../../ui/side-by-side.tsx';
import type { TypeDraft } from '../draft/type-draft.ts';
import { PartBox } from '../field/part-box.tsx';
import type { TypeEditor } from './use-type-editor.ts';

/** Not imported from the wire module, because that would include its schemas. */
const workspaceTypes: readonly WorkspaceType[] = ['SHOP', 'BLOG', 'PORTFOLIO'];

interface TypePanelProps {
  readonly editor: TypeEditor;
  /** What the server says about the name. */
  readonly nameError: string | undefined;
}

/** What a type is called, and who may use it. */
export function TypePanel({ editor, nameError }: TypePanelProps) {
  const { t } = useTranslation('builder');
  const { t: common } = useTranslation();
  const { draft, history, stored } = editor;
  const { name, labels, archived, available } = draft;
  const change = (changes: Partial<TypeDraft>, about?: string) =>
    history.change((before) => ({ ...before, ...changes }), about);
  const types = available.workspace_types ?? [];
  const error = name.trim() === '' ? t('type.noName') : nameError;
  return (
    <Stack sx={{ gap: 5 }}>
      <Typography variant="h5" component="h2">
        {t('type.title')}
      </Typography>
      <TextField
        id="type-name"
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
          {t('type.labelsHelp')}
        </Typography>
        <FieldColumns>
          {languages.map((language) => (
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
              slotProps={{ htmlInput: { maxLength: limits.modelNameLength, lang: language } }}
            />
          ))}
        </FieldColumns>
      </PartBox>
      <PartBox title={t('available.title')}>
        {archived && (
          <Alert severity="info" variant="outlined">
            {t('available.archived')}
          </Alert>
        )}
        <FormGroup role="group" aria-labelledby="available-types">
          <FormLabel id="available-types">{t('available.types')}</FormLabel>
          {workspaceTypes.map((type) => (
            <FormControlLabel
              key={type}
              label={common(`workspaces.types.${type}`)}
              control={
                <Checkbox
                  checked={types.includes(type)}
                  onChange={(_event, isOn) =>
                    change({
                      available: offeredTo(
                        workspaceTypes.filter((one) => (one === type ? isOn : types.includes(one))),
                        available.workspaces,
                      ),
                    })
                  }
                />
              }
            />
          ))}
          <Typography variant="body2" color="textSecondary">
            {t(types.length === 0 ? 'available.all' : 'available.some')}
          </Typography>
        </FormGroup>
        <TextField
          id="available-workspaces"
          label={t('available.workspaces')}
          helperText={t('available.workspacesHelp')}
          multiline
          value={(available.workspaces ?? []).join('\n')}
          onChange={({ target }) => {
            const ids = target.value.split('\n').map((line) => line.trim());
            // A line that is still empty stays while somebody types on.
            const isTyping = target.value.endsWith('\n');
            const workspaces = ids.filter((id, at) => id !== '' || (isTyping && at === ids.length - 1));
            change({ available: offeredTo(types, workspaces) }, 'workspaces');
          }}
          slotProps={{ htmlInput: { spellCheck: false } }}
        />
        <FormControlLabel
          label={t('available.archive')}
          control={<Checkbox checked={archived} onChange={(_event, isOn) => change({ archived: isOn })} />}
        />
      </PartBox>
    </Stack>
  );
}

/** Without empty lists, which say nothing. */
function offeredTo(workspace_types: WorkspaceType[], workspaces: string[] = []): TypeDraft['available'] {
  return {
    ...(workspace_types.length > 0 && { workspace_types }),
    ...(workspaces.length > 0 && { workspaces }),
  };
}
