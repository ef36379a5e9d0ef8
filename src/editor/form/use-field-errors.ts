import { useMemo } from 'react';
import { tellErrors, tellIssues, type ToldIssues } from '../../../field-plugins/sdk/contract/tell-issues.ts';
import { useEditor, useEditorState } from '../editor-context.ts';
import { useFieldHost } from '../field-host-context.ts';
import { unpublishedIssues } from './unpublished-issues.ts';
import { ownIssues, type Place } from '../store/places.ts';

/** The messages at a field: the server's until it is edited, or ours once they are shown (`shownErrors`). */
export function useFieldErrors(key: string, place: Place): ToldIssues {
  const { models } = useEditor();
  const host = useFieldHost();
  const told = useEditorState((state) => state.blocks.get(key)?.serverErrors[place]);
  const issues = useEditorState((state) => {
    const block = state.blocks.get(key);
    if (!block || !models.shownErrors(block).includes(place)) return undefined;
    const validated = models.at(block.modelId, block.draft, place);
    return validated && ownIssues(validated);
  });
  const unpublished = useEditorState((state) => unpublishedIssues(state, key, place));
  return useMemo(() => {
    if (issues && issues.length > 0) return tellIssues(issues, host);
    if (told) return tellErrors([told.join(', ')]);
    return unpublished.length > 0 ? tellIssues(unpublished, host) : none;
  }, [told, issues, unpublished, host]);
}

const none = tellErrors([]);
