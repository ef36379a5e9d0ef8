import { BlockTypeScreen } from '../features/block-types/block-type-screen.tsx';
import { BlockTypesScreen } from '../features/block-types/block-types-screen.tsx';
import { BlockTypesLayer } from './block-types-layer.tsx';

export function BlockTypes() {
  return (
    <BlockTypesLayer>
      <BlockTypesScreen />
    </BlockTypesLayer>
  );
}

/** The builder of one block type. */
export function BlockType({ typeId }: { readonly typeId: string }) {
  return (
    <BlockTypesLayer>
      <BlockTypeScreen typeId={typeId} />
    </BlockTypesLayer>
  );
}
