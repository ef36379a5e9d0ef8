import { Box } from '@mui/material';
import { type ReactNode, useCallback, useContext } from 'react';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { Miniature } from '../../ui/miniature.tsx';
import { SiteLooksContext } from './miniature-renderer.ts';
import { useTypeMiniatures } from './use-miniatures.ts';

/**
 * Renders a thumbnail of a block type beside its name; undefined without a renderer. Wide and low blocks, such as a header, fit a
 * strip. The list of types must stay the same object.
 */
export function useTypeImages(
  list: readonly BlockContentModel[],
  shape?: 'strip',
): ((modelId: string) => ReactNode) | undefined {
  const hasMiniatures = useContext(SiteLooksContext) !== undefined;
  const { look, html } = useTypeMiniatures(list);
  const render = useCallback(
    (modelId: string) => (
      <Box component="span" sx={[imageSx, shape === 'strip' && stripSx]}>
        <Miniature look={look} html={html.get(modelId)} />
      </Box>
    ),
    [look, html, shape],
  );
  return hasMiniatures ? render : undefined;
}

const imageSx = {
  ...{
    position: 'relative',
    display: 'block',
    flex: 'none',
    width: 72,
    aspectRatio: '8 / 5',
    overflow: 'hidden',
  },
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.5,
  bgcolor: 'background.sunken',
} as const;

const stripSx = { width: { xs: 96, sm: 160 }, aspectRatio: '3 / 1' } as const;
