import { Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { duplicatePage } from '../../api/pages.ts';
import { queryKeys } from '../../api/query-keys.ts';
import type { Page } from '../../../shared/wire/content.ts';
import { useCall } from '../../records/call-dialog.tsx';
import { requestedPart } from '../../ui/requested-part.tsx';
import { DeletePageDialog } from './delete-page-dialog.tsx';
import { LinkedPageDialog } from './linked-page-dialog.tsx';

const details = requestedPart(async () => (await import('./editor-details-dialog.tsx')).PageDetailsDialog);
const links = requestedPart(async () => (await import('./preview-links-dialog.tsx')).PreviewLinksDialog);
const loaded = { details, links } as const;

interface PageActionsProps {
  readonly page: Page;
  readonly isOpen: boolean;
  readonly anchor: () => HTMLElement | null;
  onChanged(): void;
  onClose(): void;
}

/** The menu of the less frequent actions on a page, and the dialogs that they open. */
export function PageActions({ page, isOpen, anchor, onChanged, onClose }: PageActionsProps) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const [dialog, setDialog] = useState<'details' | 'links' | 'delete' | 'linked' | null>(null);
  const list = `/workspaces/${page.workspace}/pages`;
  const duplicate = useCall({
    call: () => duplicatePage(page.id),
    successMessage: t('pageEditor.duplicated'),
    changes: [...queryKeys.pages(page.workspace), 'list'],
    onDone: ({ id }) => navigate(`${list}/${id}`),
  });

  async function show(name: keyof typeof loaded): Promise<void> {
    if (await loaded[name].request()) setDialog(name);
  }

  return (
    <>
      <Menu
        open={isOpen}
        anchorEl={anchor}
        onClick={onClose}
        onClose={onClose}
        slotProps={{ list: { 'aria-label': t('pageEditor.more') } }}
      >
        <MenuItem onClick={() => void show('details')}>{t('pageEditor.details')}</MenuItem>
        <MenuItem onClick={() => void show('links')}>{t('pageEditor.links.title')}</MenuItem>
        <MenuItem disabled={duplicate.isPending} onClick={() => duplicate.mutate(undefined)}>
          {t('pageEditor.duplicate')}
        </MenuItem>
        {page.can_be_deleted ? (
          <MenuItem sx={{ color: 'error.main' }} onClick={() => setDialog('delete')}>
            {t('pages.deleteAction')}
          </MenuItem>
        ) : (
          <MenuItem onClick={() => setDialog('linked')}>{t('pages.linkedAction')}</MenuItem>
        )}
      </Menu>
      {dialog === 'details' && (
        <details.Part page={page} onChanged={onChanged} onClose={() => setDialog(null)} />
      )}
      {dialog === 'links' && <links.Part page={page} onClose={() => setDialog(null)} />}
      {dialog === 'linked' && <LinkedPageDialog page={page} onClose={() => setDialog(null)} />}
      {dialog === 'delete' && (
        <DeletePageDialog page={page} onDeleted={() => navigate(list)} onClose={() => setDialog(null)} />
      )}
    </>
  );
}
