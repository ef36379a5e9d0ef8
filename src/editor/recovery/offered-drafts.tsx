import { loadOnce } from '../../../shared/load-once.ts';
import { useEditorState } from '../editor-context.ts';
import { LoadedPart } from '../loaded-part.tsx';

const fetchRecoveryPanel = loadOnce(async () => (await import('./recovery-panel.tsx')).RecoveryPanel);

/** Offers unsaved input from earlier sessions. There rarely is any, so the code is loaded when there is. */
export function OfferedDrafts() {
  const isOffered = useEditorState(({ recovery }) => recovery.length > 0);
  return isOffered ? <LoadedPart part={fetchRecoveryPanel} props={{}} fallback={null} /> : null;
}
