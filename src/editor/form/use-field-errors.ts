import { useMemo } from 'react';
import {
  issuesOfErrors,
  translateIssues,
  type IssueMessages,
} from '../../../field-plugins/sdk/contract/issue-messages.ts';
import { useEditor, useEditorState } from '../editor-context.ts';
import { useFieldHost } from '../field-host-context.ts';
import { unpublishedIssues } from './unpublished-issues.ts';
import { ownIssues, type Place } from '../store/places.ts';

/** The messages at a field: the server's until it is edited, or ours once they are shown (`shownErrors`). */
export function useFieldErrors(key: string, place: Place): IssueMessages {
  const { models } = useEditor();
  const host = useFieldHost();
  const serverErrors = useEditorState((state) => state.blocks.get(key)?.serverErrors[place]);
  const issues = useEditorState((state) => {
    const block = state.blocks.get(key);
    if (!block || !models.shownErrors(block).includes(place)) return undefined;
    const validated = models.at(block.modelId, block.draft, place);
    return validated && ownIssues(validated);
  });
  const unpublished = useEditorState((state) => unpublishedIssues(state, key, place));
  return useMemo(() => {
    if (issues && issues.length > 0) return translateIssues(issues, host);
    if (serverErrors) return issuesOfErrors([serverErrors.join(', ')]);
    return unpublished.length > 0 ? translateIssues(unpublished, host) : none;
  }, [serverErrors, issues, unpublished, host]);
}

const none = issuesOfErrors([]);
