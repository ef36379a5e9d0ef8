import { TableCell, useMediaQuery } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { changeModel, deleteModel } from '../../api/block-types.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { CallDialog, useCall } from '../../records/call-dialog.tsx';
import { RecordsTable } from '../../records/records-table.tsx';
import { fromMd } from '../../ui/from-width.ts';
import type { ListedType } from './listed-type.ts';
import { BlockTypeRow } from './block-type-row.tsx';

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
    ...{ done: t('archive.done'), changes },
  });
  const restore = useCall({
    call: ({ model }: ListedType) => changeModel(model, { archived: false }),
    ...{ done: t('archive.undone'), changes },
  });
  const head = (
    <>
      <TableCell>{t('columns.name')}</TableCell>
      {!narrow && <TableCell>{t('columns.kind')}</TableCell>}
      <TableCell sx={fromMd}>{t('columns.used')}</TableCell>
      <TableCell align="right">
        <span style={visuallyHidden}>{t('columns.actions')}</span>
      </TableCell>
    </>
  );
  return (
    <>
      <RecordsTable label={t('title')} head={head} rows={rows}>
        {types.map((type, row) => (
          <BlockTypeRow
            key={type.model.id}
            type={type}
            narrow={narrow}
            onDuplicate={() => onDuplicate(type.shown)}
            onArchive={() => (type.model.archived === true ? restore : archive).mutate(type)}
            onDelete={() => setDeleting({ type, row })}
          />
        ))}
      </RecordsTable>
      {deleting && (
        <CallDialog
          title={t('delete.title')}
          confirmLabel={t('delete.action')}
          call={() => deleteModel(deleting.type.model)}
          done={t('delete.done')}
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
