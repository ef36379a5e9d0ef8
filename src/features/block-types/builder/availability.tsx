import { Alert, FormGroup, FormLabel, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { WorkspaceType } from '../../../../shared/wire/workspaces.ts';
import type { TypeDraft } from '../draft/type-draft.ts';
import { PartBox } from '../field/part-box.tsx';
import { CheckSetting } from '../field/settings.tsx';
import type { TypeEditor } from './use-type-editor.ts';
import { WorkspacePicker } from './workspace-picker.tsx';

/** Not imported from the wire module, because that would include its schemas. */
const workspaceTypes: readonly WorkspaceType[] = ['SHOP', 'BLOG', 'PORTFOLIO'];

/** Which workspaces can create blocks of a type. */
export function Availability({ editor }: { readonly editor: TypeEditor }) {
  const { t } = useTranslation('builder');
  const { t: common } = useTranslation();
  const { draft, history } = editor;
  const { archived, available } = draft;
  const { workspace_types: types = [], workspaces = [] } = available;
  const change = (changes: Partial<TypeDraft>) => history.change((before) => ({ ...before, ...changes }));
  const isForAll = types.length + workspaces.length === 0;
  return (
    <PartBox title={t('available.title')}>
      {archived && (
        <Alert severity="info" variant="outlined">
          {t('available.archived')}
        </Alert>
      )}
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
