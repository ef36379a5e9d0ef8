import { useMemo } from 'react';
import { summarizeBlock } from '../../content-model/summarize-block.ts';
import { useEditor } from '../editor-context.ts';
import type { EditorBlock } from '../store/editor-block.ts';

/** One line about what a block holds; empty when its type is unknown or a plugin cannot say. */
export function useSummary(block: EditorBlock | undefined): string {
  const { models } = useEditor();
  const { draft, modelId } = block ?? {};
  return useMemo(() => {
    const model = models.find(modelId ?? '');
    if (!model || !draft) return '';
    try {
      return summarizeBlock(model, draft, models.registry);
    } catch {
      // A plugin that fails on a value must not take the list with it; its field says so in the form.
      return '';
    }
  }, [models, draft, modelId]);
}
