import { useMediaQuery } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { changeModel, deleteModel } from '../../api/block-types.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { CallDialog, useCall } from '../../records/call-dialog.tsx';
import { type Column, RecordsTable } from '../../records/records-table.tsx';
import type { ListedType } from './listed-type.ts';
import { RowMenu, TypeName, Use } from './block-type-row.tsx';

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
    call: ({ model }: ListedType) => changeModel(model, { archived: true }),
    successMessage: t('archive.done'),
    changes,
  });
  const restore = useCall({
    call: ({ model }: ListedType) => changeModel(model, { archived: false }),
    successMessage: t('archive.undone'),
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
          onArchive={() => (type.model.archived === true ? restore : archive).mutate(type)}
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
