import { createContext, useContext, useEffect, useState } from 'react';
import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import type { WorkspaceType } from '../../../shared/wire/workspaces.ts';
import type { MiniatureLook } from '../../ui/miniature.tsx';
import type { SampleParts } from '../samples/sample-data.ts';

/** A block to draw small. */
export interface MiniatureBlock {
  readonly key: string;
  readonly model: BlockContentModel;
  readonly data: BlockData;
  /** The first block of a page looks a little different. */
  readonly isFirst?: boolean;
}

/** Draws blocks as the site of the workspace shows them. */
export interface Studio {
  readonly kind: WorkspaceType;
  readonly look: MiniatureLook;
  readonly samples: SampleParts;
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
