import MoreVertIcon from '@mui/icons-material/MoreVert';
import { IconButton, Menu, MenuItem } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { createElement, use, useRef, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { duplicatePage } from '../../api/pages.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { errorSentence } from '../../lib/http-error.ts';
import { loadOnRequest } from '../../lib/load-on-request.ts';
import { useDedupedMutation } from '../../lib/use-deduped-mutation.ts';
import type { Page } from '../../../shared/wire/content.ts';
import { loadOnce } from '../../../shared/load-once.ts';
import { showToast } from '../../state/app-store.ts';
import { DeletePageDialog } from './delete-page-dialog.tsx';
import { LinkedPageDialog } from './linked-page-dialog.tsx';

const detailsDialog = loadOnce(async () => (await import('./editor-details-dialog.tsx')).PageDetailsDialog);
const linksDialog = loadOnce(async () => (await import('./preview-links-dialog.tsx')).PreviewLinksDialog);
const loaded = { details: detailsDialog, links: linksDialog } as const;

interface PageMenuProps {
  readonly page: Page;
  onChanged(): void;
}

export function PageMenu({ page, onChanged }: PageMenuProps) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [dialog, setDialog] = useState<'details' | 'links' | 'delete' | 'linked' | null>(null);
  const list = `/workspaces/${page.workspace}/pages`;
  const duplicate = useDedupedMutation({
    mutationFn: () => duplicatePage(page.id),
    onSuccess({ id }) {
      void queries.invalidateQueries({ queryKey: [...queryKeys.pages(page.workspace), 'list'] });
      showToast('success', t('pageEditor.duplicated'));
      navigate(`${list}/${id}`);
    },
    onError: (error) => showToast('error', errorSentence(error)),
  });

  function choose(action: () => void): void {
    setOpen(false);
    action();
  }

  /** The page doesn't change when the code of the dialog cannot be loaded. */
  async function show(name: keyof typeof loaded): Promise<void> {
    try {
      await loadOnRequest<unknown>(loaded[name]);
      setDialog(name);
    } catch {
      showToast('error', t('app.lostText'));
    }
  }

  return (
    <>
      <IconButton
        ref={button}
        aria-label={t('pageEditor.more')}
        title={t('pageEditor.more')}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu open={open} anchorEl={() => button.current} onClose={() => setOpen(false)}>
        <MenuItem onClick={() => choose(() => void show('details'))}>{t('pageEditor.details')}</MenuItem>
        <MenuItem onClick={() => choose(() => void show('links'))}>{t('pageEditor.links.title')}</MenuItem>
        <MenuItem disabled={duplicate.isPending} onClick={() => choose(() => duplicate.mutate())}>
          {t('pageEditor.duplicate')}
        </MenuItem>
        {page.can_be_deleted ? (
          <MenuItem sx={{ color: 'error.main' }} onClick={() => choose(() => setDialog('delete'))}>
            {t('pages.deleteAction')}
          </MenuItem>
        ) : (
          <MenuItem onClick={() => choose(() => setDialog('linked'))}>{t('pages.linkedAction')}</MenuItem>
        )}
      </Menu>
      {dialog === 'details' && (
        <LoadedDetails page={page} onChanged={onChanged} onClose={() => setDialog(null)} />
      )}
      {dialog === 'links' && <LoadedLinks page={page} onClose={() => setDialog(null)} />}
      {dialog === 'linked' && <LinkedPageDialog page={page} onClose={() => setDialog(null)} />}
      {dialog === 'delete' && (
        <DeletePageDialog page={page} onDeleted={() => navigate(list)} onClose={() => setDialog(null)} />
      )}
    </>
  );
}

function LoadedLinks(props: ComponentProps<Awaited<ReturnType<typeof linksDialog>>>) {
  return createElement(use(linksDialog()), props);
}

function LoadedDetails(props: ComponentProps<Awaited<ReturnType<typeof detailsDialog>>>) {
  return createElement(use(detailsDialog()), props);
}
