import { createContext } from 'react';
import type { FieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';
import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import type { MiniatureLook } from '../../ui/miniature.tsx';
import type { MiniatureBlock } from './miniature-block.ts';
import type { StartingLayout } from '../layouts/page-layouts.ts';

export interface MiniatureRenderer {
  readonly look: MiniatureLook;
  sample(model: BlockContentModel, registry: FieldRegistry): BlockData;
  layouts(list: readonly BlockContentModel[], registry: FieldRegistry): readonly StartingLayout[];
  /** Calls `rendered` for each block, at once for cached ones. Returns a function that stops it. */
  render(blocks: readonly MiniatureBlock[], rendered: (key: string, html: string) => void): () => void;
}

export interface SiteLooks {
  openMiniatureRenderer(): Promise<MiniatureRenderer>;
  showDesign(): Promise<void>;
}

/** Loads them. Passed in, because the editor does not know how sites are rendered. */
export const SiteLooksContext = createContext<(() => Promise<SiteLooks>) | undefined>(undefined);
