import { createContext, useContext, useEffect, useState } from 'react';
import type { FieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';
import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import type { MiniatureLook } from '../../ui/miniature.tsx';
import type { MiniatureBlock } from './miniature-block.ts';
import type { StartingLayout } from '../layouts/page-layouts.ts';

/** Draws blocks as the site of the workspace shows them. */
export interface Studio {
  readonly look: MiniatureLook;
  /** Data that shows what a block type looks like. */
  sample(model: BlockContentModel, registry: FieldRegistry): BlockData;
  /** Pages to start with, of these block types. */
  layouts(list: readonly BlockContentModel[], registry: FieldRegistry): readonly StartingLayout[];
  /** Calls `drawn` for each block, at once for one that was drawn before. Returns how to stop it. */
  draw(blocks: readonly MiniatureBlock[], drawn: (key: string, html: string) => void): () => void;
}

/** Opens the studio of the workspace. Passed in, because the editor does not know how blocks are drawn. */
export const StudioContext = createContext<(() => Promise<Studio>) | undefined>(undefined);

/** The studio once it is open. Without one, there are no miniatures, and everything else works. */
export function useStudio(): Studio | undefined {
  const open = useContext(StudioContext);
  const [studio, setStudio] = useState<Studio>();
  useEffect(() => {
    let isWanted = true;
    open?.().then(
      (opened) => isWanted && setStudio(opened),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [open]);
  return studio;
}
