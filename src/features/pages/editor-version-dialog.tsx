import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { getPageVersion } from '../../api/pages.ts';
import { compareBlocks, type ComparedBlock } from '../../editor/comparison/compare-blocks.ts';
import { Comparison } from '../../editor/comparison/comparison.tsx';
import type { Editor } from '../../editor/store/create-editor.ts';
import { useShownModels } from '../../editor/use-shown-models.ts';
import { LoadState } from '../../records/load-state.tsx';
import type { Page, PageVersion, PageVersionDetail } from '../../../shared/wire/content.ts';
import { showToast } from '../../state/app-store.ts';
import { Time } from '../../ui/time.tsx';
import { DrawnVersion } from './drawn-version.tsx';
import { Author } from './editor-information.tsx';

interface VersionDialogProps {
  readonly page: Page;
  readonly editor: Editor;
  readonly version: PageVersion;
  onRestore(): void;
  onClose(): void;
}

/** A published version and how the page on the screen differs from it, unsaved changes included. */
export function VersionDialog({ page, editor, version, onRestore, onClose }: VersionDialogProps) {
  const { t } = useTranslation();
  const title = useId();
  const small = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const query = useQuery({
    queryKey: ['page-versions', page.id, 'one', version.version],
    queryFn: () => getPageVersion(page.id, version.version),
    gcTime: 0,
  });
  return (
    <Dialog open fullWidth maxWidth="md" fullScreen={small} aria-labelledby={title} onClose={onClose}>
      <DialogTitle id={title}>
        {t('pageEditor.versions.version', { version: `${version.version}` })}
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 4 }}>
          <Typography variant="body2" color="textSecondary">
            <Time value={version.published_at} /> · <Author user={version.published_by} />
          </Typography>
          {(version.title !== page.title || version.url_path !== page.url_path) && (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {t('pageEditor.versions.formerTitle', { title: version.title, path: version.url_path })}
            </Typography>
          )}
          {query.data ? (
            <VersionComparison page={page.id} editor={editor} version={query.data} />
          ) : (
            <LoadState query={query} failed={t('pageEditor.versions.oneLoadFailed')} />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('common.close')}
        </Button>
        <Button variant="contained" onClick={onRestore}>
          {t('pageEditor.versions.restore')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface VersionComparisonProps {
  readonly page: string;
  readonly editor: Editor;
  readonly version: PageVersionDetail;
}

function VersionComparison({ page, editor, version }: VersionComparisonProps) {
  const { t } = useTranslation();
  const { store } = editor;
  const models = useShownModels(editor.models);
  const blocks = useStore(store, (state) => state.blocks);
  const order = useStore(store, (state) => state.order);
  const compared = useMemo(() => {
    const before = version.blocks.map(({ id, block_content_model: modelId, data }) => ({
      key: id,
      modelId,
      data,
    }));
    const now = order.flatMap((key) => {
      const block = blocks.get(key);
      return block ? [{ key: block.id ?? key, modelId: block.modelId, data: block.draft }] : [];
    });
    return compareBlocks(models, { before, now });
  }, [models, version, blocks, order]);
  const differing = useMemo(
    () =>
      new Set(
        compared.flatMap(({ before, changes }) =>
          before === undefined || changes.length === 0 ? [] : (version.blocks[before]?.id ?? []),
        ),
      ),
    [compared, version],
  );
  function bringBack({ before, now, modelId }: ComparedBlock, index: number): void {
    const data = before === undefined ? undefined : version.blocks[before]?.data;
    if (data === undefined) return;
    const key = now === undefined ? undefined : order[now];
    if (editor.commands.bringBack({ key, modelId, data, index }))
      showToast('success', t('pageEditor.versions.broughtBack'));
    else showToast('error', t('pageEditor.versions.notBroughtBack'));
  }
  return (
    <Comparison
      onBringBack={bringBack}
      drawn={<DrawnVersion page={page} version={version.version} differing={differing} />}
      blocks={compared}
      models={models}
      name={t('pageEditor.versions.version', { version: `${version.version}` })}
    />
  );
}
