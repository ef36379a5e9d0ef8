import { useMemo } from 'react';
import { tellErrors, tellIssues, type ToldIssues } from '../../../field-plugins/sdk/contract/tell-issues.ts';
import { useEditor, useEditorState } from '../editor-context.ts';
import { useFieldHost } from '../field-host-context.ts';

/**
 * The messages at a field: the server's until it is edited; ours after a save attempt, or when it is left changed. A value
 * that was stored under other rules has them at once: nobody can know otherwise what is wrong with it.
 */
export function useFieldErrors(key: string, name: string): ToldIssues {
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
    if (issues && issues.length > 0) return tellIssues(issues, host);
    return told ? tellErrors([told.join(', ')]) : none;
  }, [told, issues, host]);
}

const none = tellErrors([]);
