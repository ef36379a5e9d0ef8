import { createContext, useCallback, useContext } from 'react';
import { useEditor } from '../editor-context.ts';
import type { Place } from '../store/places.ts';

/** Calls back at a good moment to show the errors of a field that was left. */
export const LeaveContext = createContext<(leave: () => void) => void>((leave) => leave());

export function useLeave(blockKey: string, place: Place): () => void {
  const { commands } = useEditor();
  const atMoment = useContext(LeaveContext);
  return useCallback(
    () => atMoment(() => commands.leaveField(blockKey, place)),
    [atMoment, commands, blockKey, place],
  );
}
