import { requestedPart, useRequestedPart } from '../../ui/requested-part.tsx';
import { useEditor, useEditorState } from '../editor-context.ts';

const picker = requestedPart(async () => (await import('./picker-dialog.tsx')).PickerDialog);

/** Loads the picker. The editor requests it when it is idle. */
export const fetchPicker = picker.load;

/** Offers the block types whenever the state has a position for a new block. */
export function BlockPicker() {
  const { commands } = useEditor();
  const position = useEditorState((state) => state.addAt);
  const isReady = useRequestedPart(picker, position !== null, () => commands.askType(null));
  // Mounted only while open: a closing dialog would swallow the next click or key.
  return position !== null && isReady && <picker.Part position={position} />;
}
