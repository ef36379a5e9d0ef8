import { useMemo } from 'react';
import { useEditor } from '../editor-context.ts';
import { useFieldHost } from '../field-host-context.ts';
import type { EditorBlock } from '../store/editor-block.ts';

/** One line about a block's content; empty when its type is unknown or its plugins have no summary. */
export function useSummary(block: EditorBlock | undefined): string {
  const { models } = useEditor();
  const host = useFieldHost();
  const { draft, modelId } = block ?? {};
  return useMemo(() => {
    const validated = draft && models.validate(modelId ?? '', draft);
    return validated ? validated.summaryIn(host) : '';
  }, [models, draft, modelId, host]);
}
