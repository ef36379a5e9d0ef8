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
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { getPageVersion } from '../../api/pages.ts';
import { compareBlocks, placeOf, type ComparedBlock } from '../../editor/comparison/compare-blocks.ts';
import { Comparison, type ComparisonMode } from '../../editor/comparison/comparison.tsx';
import type { Editor } from '../../editor/store/create-editor.ts';
import { useShownModels } from '../../editor/use-shown-models.ts';
import { LoadState } from '../../records/load-state.tsx';
import type { Page, PageVersion } from '../../../shared/wire/content.ts';
import { showToast } from '../../state/app-store.ts';
import { Time } from '../../ui/time.tsx';
import { RenderedVersion } from './rendered-version.tsx';
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
  const [mode, setMode] = useState<ComparisonMode>('changes');
  // Two pages side by side take all available room.
  const isRendered = mode === 'rendered';
  const query = useQuery({
    queryKey: ['page-versions', page.id, 'one', version.version],
    queryFn: () => readVersion(page.id, version.version, editor),
    gcTime: 0,
  });
  return (
    <Dialog
      open
      fullWidth
      maxWidth={isRendered ? 'xl' : 'md'}
      fullScreen={small}
      aria-labelledby={title}
      onClose={onClose}
      slotProps={{ paper: { sx: isRendered ? { height: '100%' } : {} } }}
    >
      <DialogTitle id={title}>
        {t('pageEditor.versions.version', { version: `${version.version}` })}
      </DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column' }}>
        <Stack sx={{ gap: 4, flex: 1, minHeight: 0 }}>
          <Typography variant="body2" color="textSecondary">
            <Time value={version.published_at} /> · <Author user={version.published_by} />
          </Typography>
          {(version.title !== page.title || version.url_path !== page.url_path) && (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {t('pageEditor.versions.formerTitle', { title: version.title, path: version.url_path })}
            </Typography>
          )}
          {query.data ? (
            <VersionComparison {...{ page, editor, mode }} version={query.data} onMode={setMode} />
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

/** Loads the blocks of a version, with the fields that the editor knows by then. */
async function readVersion(page: string, version: number, editor: Editor) {
  const { blocks } = await getPageVersion(page, version);
  const stored = blocks.map(({ block_content_model: modelId, ...block }) => ({
    ...block,
    modelId,
    revision: 0,
  }));
  return { version, blocks: await editor.read(stored) };
}

interface VersionComparisonProps {
  readonly page: Page;
  readonly editor: Editor;
  readonly version: Awaited<ReturnType<typeof readVersion>>;
  readonly mode: ComparisonMode;
  onMode(mode: ComparisonMode): void;
}

function VersionComparison({ page, editor, version, mode, onMode }: VersionComparisonProps) {
  const { t } = useTranslation();
  const { store } = editor;
  const models = useShownModels(editor);
  const blocks = useStore(store, (state) => state.blocks);
  const order = useStore(store, (state) => state.order);
  const compared = useMemo(() => {
    const before = version.blocks.map(({ id, modelId, data }) => ({ key: id, modelId, data }));
    const now = order.flatMap((key) => {
      const block = blocks.get(key);
      return block ? [{ key: block.id ?? key, modelId: block.modelId, data: block.draft }] : [];
    });
    return compareBlocks(models, { before, now });
  }, [models, version, blocks, order]);
  function bringBack(block: ComparedBlock): void {
    const { before, now, modelId } = block;
    const former = before === undefined ? undefined : version.blocks[before];
    if (former === undefined) return;
    const { id, data } = former;
    const key = now === undefined ? undefined : order[now];
    if (editor.commands.bringBack({ key, id, modelId, data, index: placeOf(compared, block) }))
      showToast('success', t('pageEditor.versions.broughtBack'));
    else showToast('error', t('pageEditor.versions.notBroughtBack'));
  }
  return (
    <Comparison
      {...{ models, mode, onMode }}
      onBringBack={bringBack}
      rendered={<RenderedVersion {...{ page, editor, version, compared, models }} onBringBack={bringBack} />}
      blocks={compared}
      name={t('pageEditor.versions.version', { version: `${version.version}` })}
    />
  );
}
