import { loadOnce } from '../../../shared/load-once.ts';
import { withMui } from '../../ui/with-mui.ts';
import { useEditorState } from '../editor-context.ts';
import { LoadedPart } from '../loaded-part.tsx';

// Also loads the code that restores a draft, because the connection may be lost by then.
const fetchRecoveryPanel = loadOnce(
  withMui(async () => {
    const [panel] = await Promise.all([
      import('./recovery-panel.tsx'),
      import('../store/commands/restore-draft.ts'),
    ]);
    return panel.RecoveryPanel;
  }),
);

/** Offers unsaved input from earlier sessions. There rarely is any, so the code is loaded when there is. */
export function OfferedDrafts() {
  const isOffered = useEditorState(({ recovery }) => recovery.length > 0);
  return isOffered ? <LoadedPart part={fetchRecoveryPanel} props={{}} fallback={null} /> : null;
}
