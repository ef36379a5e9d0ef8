import { useMemo } from 'react';
import { tellErrors, tellIssues, type ToldIssues } from '../../../field-plugins/sdk/contract/tell-issues.ts';
import { useEditor, useEditorState } from '../editor-context.ts';
import { useFieldHost } from '../field-host-context.ts';
import { ownIssues, type Place } from '../store/places.ts';

/** The messages at a field: the server's until it is edited, or ours once they are shown (`shownErrors`). */
export function useFieldErrors(key: string, place: Place): ToldIssues {
  const { models } = useEditor();
  const host = useFieldHost();
  const told = useEditorState((state) => state.blocks.get(key)?.serverErrors[place]);
  const issues = useEditorState((state) => {
    const block = state.blocks.get(key);
    if (!block || !models.shownErrors(block).includes(place)) return undefined;
    const examined = models.at(block.modelId, block.draft, place);
    return examined && ownIssues(examined);
  });
  return useMemo(() => {
    if (issues && issues.length > 0) return tellIssues(issues, host);
    return told ? tellErrors([told.join(', ')]) : none;
  }, [told, issues, host]);
}

const none = tellErrors([]);
