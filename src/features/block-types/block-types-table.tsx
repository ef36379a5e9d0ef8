import { Box, MenuItem, Stack, Typography, useMediaQuery } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { BlockContentModel, ModelUsage } from '../../../shared/wire/content.ts';
import { fonts } from '../../../theme/tokens.ts';
import { changeModel, deleteModel } from '../../api/block-types.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { CallDialog, useCall } from '../../records/call-dialog.tsx';
import { type Column, RecordsTable } from '../../records/records-table.tsx';
import { showToast } from '../../state/app-store.ts';
import { ActionMenu } from '../../ui/action-menu.tsx';
import { TextLink } from '../../ui/link-button.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';

/** A block type, its name in the language of the interface, and its use. */
interface ListedType {
  readonly model: BlockContentModel;
  readonly shown: BlockContentModel;
  readonly used: ModelUsage;
}

interface BlockTypesTableProps {
  readonly types: readonly ListedType[];
  readonly rows: RefObject<HTMLTableSectionElement | null>;
  onDuplicate(model: BlockContentModel): void;
  /** Called before this row is removed. */
  onGone(row: number): void;
}

export function BlockTypesTable({ types, rows, onDuplicate, onGone }: BlockTypesTableProps) {
  const { t } = useTranslation('builder');
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const [deleting, setDeleting] = useState<{ readonly type: ListedType; readonly row: number }>();
  const changes = queryKeys.blockTypes();
  const archive = useCall({
    call: ({ model }: ListedType) => changeModel(model, { archived: model.archived !== true }),
    onDone: ({ archived }) => showToast('success', t(archived ? 'archive.done' : 'archive.undone')),
    changes,
  });
  const columns: readonly Column<ListedType & { readonly id: string }>[] = [
    { head: t('columns.name'), cell: (type) => <TypeName type={type} narrow={narrow} /> },
    ...(narrow
      ? []
      : [
          {
            head: t('columns.kind'),
            sx: { whiteSpace: 'nowrap' },
            cell: ({ model }: ListedType) => t(`kinds.${model.content_model_type}`),
          },
        ]),
    { head: t('columns.used'), from: 'md', cell: ({ used }) => <Use used={used} /> },
    {
      head: <span style={visuallyHidden}>{t('columns.actions')}</span>,
      align: 'right',
      sx: { width: 64 },
      cell: (type, row) => (
        <RowMenu
          type={type}
          onDuplicate={() => onDuplicate(type.shown)}
          onArchive={() => archive.mutate(type)}
          onDelete={() => setDeleting({ type, row })}
        />
      ),
    },
  ];
  const items = types.map((type) => ({ ...type, id: type.model.id }));
  return (
    <>
      <RecordsTable label={t('title')} columns={columns} items={items} rows={rows} />
      {deleting && (
        <CallDialog
          title={t('delete.title')}
          confirmLabel={t('delete.action')}
          call={() => deleteModel(deleting.type.model)}
          successMessage={t('delete.done')}
          changes={changes}
          onDone={() => onGone(deleting.row)}
          onClose={() => setDeleting(undefined)}
        >
          {t('delete.text', { name: deleting.type.shown.name })}
        </CallDialog>
      )}
    </>
  );
}

interface TypeNameProps {
  readonly type: ListedType;
  readonly narrow: boolean;
}

function TypeName({ type: { model, shown, used }, narrow }: TypeNameProps) {
  const { t } = useTranslation('builder');
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
        <TextLink href={hrefOf(model)}>{shown.name}</TextLink>
        {model.archived === true && <StatusChip tone="neutral" label={t('archived')} />}
      </Stack>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ fontFamily: fonts.code }}>
        {model.slug}
      </Typography>
      {narrow && (
        <Typography variant="body2" color="textSecondary">
          {t(`kinds.${model.content_model_type}`)}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ display: { xs: 'block', md: 'none' } }}>
        <Use used={used} />
      </Typography>
    </>
  );
}

function hrefOf({ id }: ListedType['model']): string {
  return `/admin/block-types/${id}`;
}

const nouns = ['blocks', 'pages', 'live_pages', 'components', 'workspaces'] as const;

function Use({ used }: { readonly used: ModelUsage }) {
  const { t } = useTranslation('builder');
  const parts = nouns
    .filter((noun) => used[noun] > 0)
    .map((noun) => t(`used.${noun}`, { count: used[noun] }));
  if (parts.length === 0) return <>{t('used.none')}</>;
  return <Box component="span">{parts.join(' · ')}</Box>;
}

interface RowMenuProps {
  readonly type: ListedType;
  onDuplicate(): void;
  onArchive(): void;
  onDelete(): void;
}

function RowMenu(props: RowMenuProps) {
  const { t } = useTranslation('builder');
  const [, navigate] = useLocation();
  const { model, shown, used } = props.type;
  return (
    <ActionMenu label={t('actions', { name: shown.name })} iconSize="small">
      <MenuItem onClick={() => navigate(hrefOf(model))}>{t('edit')}</MenuItem>
      <MenuItem onClick={props.onDuplicate}>{t('duplicate')}</MenuItem>
      <MenuItem onClick={props.onArchive}>
        {t(model.archived === true ? 'archive.undo' : 'archive.action')}
      </MenuItem>
      {used.blocks + used.components + used.live_pages === 0 && (
        <MenuItem sx={{ color: 'error.main' }} onClick={props.onDelete}>
          {t('delete.action')}
        </MenuItem>
      )}
    </ActionMenu>
  );
}
