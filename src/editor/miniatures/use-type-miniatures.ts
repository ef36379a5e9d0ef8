import { useMemo } from 'react';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import type { MiniatureLook } from '../../ui/miniature.tsx';
import { useFieldPlugins } from '../field-plugins-context.ts';
import { useMiniatures } from './use-miniatures.ts';
import { useMiniatureRenderer } from './use-miniature-renderer.ts';

export interface TypeMiniatures {
  readonly look: MiniatureLook | undefined;
  readonly html: ReadonlyMap<string, string>;
}

export function useTypeMiniatures(list: readonly BlockContentModel[]): TypeMiniatures {
  const { registry } = useFieldPlugins();
  const studio = useMiniatureRenderer();
  const blocks = useMemo(
    () =>
      studio === undefined
        ? []
        : list.map((model) => ({
            key: model.id,
            model,
            data: studio.sample(model, registry),
          })),
    [studio, list, registry],
  );
  return { look: studio?.look, html: useMiniatures(studio, blocks) };
}
