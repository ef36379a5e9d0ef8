import { useMemo } from 'react';
import { useEditor, useEditorState } from '../editor-context.ts';
import { useFieldHost } from '../field-host-context.ts';

/**
 * The messages at a field: the server's until it is edited; ours after a save attempt, or when it is left changed. A value
 * that was stored under other rules has them at once: nobody can know otherwise what is wrong with it.
 */
export function useFieldErrors(key: string, name: string): readonly string[] {
  const { models } = useEditor();
  const host = useFieldHost();
  const told = useEditorState((state) => state.blocks.get(key)?.serverErrors[name]);
  const issues = useEditorState((state) => {
    const block = state.blocks.get(key);
    const found = block && models.issues(block.modelId, block.draft)[name];
    if (!found) return undefined;
    const isDue = block.attempted || block.touched.includes(name) || !models.openIssues(block)[name];
    return isDue ? found : undefined;
  });
  return useMemo(() => {
    const found = issues?.map((issue) => host.translate(issue.key, issue.params)) ?? [];
    return found.length > 0 ? found : told ? [told.join(', ')] : none;
  }, [told, issues, host]);
}

const none: readonly string[] = Object.freeze([]);
