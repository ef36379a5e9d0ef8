import { Box, Stack, ToggleButton, ToggleButtonGroup, Typography, useMediaQuery } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { directionOf } from '../../../shared/direction.ts';
import type { PageRendering } from '../../../shared/wire/content.ts';
import { renderPageVersion } from '../../api/pages.ts';
import { useChangeLabels } from '../../editor/comparison/change-labels.ts';
import type { ComparedBlock } from '../../editor/comparison/compare-blocks.ts';
import type { ContentModels } from '../../editor/store/content-models.ts';
import type { Editor } from '../../editor/store/create-editor.ts';
import type { RenderedPage } from '../../preview/collect-rendered.ts';
import { StaticFrame, type BlockMark, type ComparedPlace } from '../../preview/static-frame.tsx';
import { useRenderedNow } from '../../preview/use-rendered-now.ts';
import { ChangeSteps } from './change-steps.tsx';

/** How far below the top of the window a block is shown, in pixels: the header of a site may cover the top. */
const gap = 112;

interface RenderedVersionProps {
  readonly page: { readonly id: string; readonly workspace: string };
  readonly editor: Editor;
  readonly version: { readonly version: number; readonly blocks: readonly { readonly id: string }[] };
  readonly compared: readonly ComparedBlock[];
  readonly models: ContentModels;
  onBringBack(block: ComparedBlock): void;
}

/** A version as visitors saw it, in the current design of the site, beside the page in the editor. */
export function RenderedVersion({
  page,
  editor,
  version,
  compared,
  models,
  onBringBack,
}: RenderedVersionProps) {
  const { t } = useTranslation();
  const isWide = useMediaQuery('(min-width: 900px)', { noSsr: true });
  const isRoomy = useMediaQuery('(min-width: 1200px)', { noSsr: true });
  const [chosen, setChosen] = useState<Side>('before');
  /** The scroll positions of the two pages. The page that was scrolled is there already. */
  const [places, setPlaces] = useState<Readonly<Partial<Record<Side, ComparedPlace | undefined>>>>({});
  const query = useQuery({
    queryKey: ['page-versions', page.id, 'rendered', version.version],
    queryFn: () => renderPageVersion(page.id, version.version),
    gcTime: 0,
  });
  const now = useRenderedNow({ editor, page });
  const former = useMemo(() => query.data && renderedPage(query.data), [query.data]);
  const marks = useMarks({ editor, version, compared });

  function show(block: ComparedBlock): void {
    setPlaces({ before: nearPair(compared, block, 'before'), now: nearPair(compared, block, 'now') });
    if (block[chosen] === undefined) setChosen(chosen === 'now' ? 'before' : 'now');
  }

  const sides = {
    before: {
      name: t('pageEditor.versions.version', { version: `${version.version}` }),
      title: t('pageEditor.versions.drawing', { version: `${version.version}` }),
      testId: 'version-preview',
      rendered: former,
      isFailed: query.isError,
      onRetry: () => void query.refetch(),
    },
    now: {
      name: t('editor.comparison.now'),
      title: t('pageEditor.versions.drawingNow'),
      testId: 'now-preview',
      rendered: now.rendered,
      isFailed: now.isFailed,
      onRetry: now.retry,
    },
  };
  const shown = isWide ? (['before', 'now'] as const) : [chosen];
  return (
    <Stack sx={{ gap: 3, flex: 1, minHeight: 0 }}>
      <ChangeSteps {...{ compared, models, onBringBack }} onShow={show} />
      {!isWide && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={chosen}
          aria-label={t('pageEditor.versions.side')}
          onChange={(_, side: Side | null) => side && setChosen(side)}
        >
          <ToggleButton value="before">{sides.before.name}</ToggleButton>
          <ToggleButton value="now">{sides.now.name}</ToggleButton>
        </ToggleButtonGroup>
      )}
      <Box sx={{ display: 'flex', gap: 4, flex: 1, minHeight: 320 }}>
        {shown.map((side) => {
          const { name, ...frame } = sides[side];
          return (
            <Stack key={side} sx={{ flex: '1 1 0', minWidth: 0, gap: 1 }}>
              {isWide && (
                <Typography component="h3" variant="subtitle2">
                  {name}
                </Typography>
              )}
              <Stack sx={frameSx}>
                <StaticFrame
                  {...frame}
                  width={isRoomy ? 'tablet' : 'phone'}
                  marks={marks[side]}
                  place={places[side]}
                  onScroll={(at) => setPlaces({ [side === 'now' ? 'before' : 'now']: at })}
                />
              </Stack>
            </Stack>
          );
        })}
      </Box>
    </Stack>
  );
}

const frameSx = {
  flex: 1,
  minHeight: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.sunken',
  overflow: 'hidden',
} as const;

/** By the key of the block. */
function useMarks({
  editor,
  version,
  compared,
}: Pick<RenderedVersionProps, 'editor' | 'version' | 'compared'>) {
  const label = useChangeLabels();
  return useMemo(() => {
    const before = new Map<string, BlockMark>();
    const now = new Map<string, BlockMark>();
    const { order } = editor.store.getState();
    for (const [index, block] of compared.entries()) {
      const { changes } = block;
      const [change] = changes.toReversed();
      const mark = {
        pair: `${index}`,
        ...(change && { change, label: changes.map((one) => label(block, one)).join(' · ') }),
      };
      if (block.before !== undefined) before.set(version.blocks[block.before]?.id ?? '', mark);
      if (block.now !== undefined) now.set(order[block.now] ?? '', mark);
    }
    return { before, now };
  }, [editor, version, compared, label]);
}

function renderedPage({ language, root_class: rootClass, blocks, ...around }: PageRendering): RenderedPage {
  return {
    page: { ...around, language, rootClass, direction: directionOf(language) },
    blocks: blocks.map(({ id, type, html }) => ({ key: id, name: type, html })),
  };
}

type Side = 'before' | 'now';

/** The position of a block on one of two pages. If it is missing, that of the block that follows it, or of the last one. */
function nearPair(
  compared: readonly ComparedBlock[],
  block: ComparedBlock,
  side: Side,
): ComparedPlace | undefined {
  const from = compared.indexOf(block);
  const isThere = (one: ComparedBlock) => one[side] !== undefined;
  const following = compared.findIndex((one, index) => index >= from && isThere(one));
  const pair = following === -1 ? compared.findLastIndex(isThere) : following;
  return pair === -1 ? undefined : { pair: `${pair}`, part: 0, gap };
}
