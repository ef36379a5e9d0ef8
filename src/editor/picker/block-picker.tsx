import { useState } from 'react';
import { flushSync } from 'react-dom';
import { requestedPart, useRequestedPart } from '../../ui/requested-part.tsx';
import { useEditor, useEditorState } from '../editor-context.ts';
import { WaitingPicker } from './waiting-picker.tsx';

const picker = requestedPart(async () => (await import('./picker-dialog.tsx')).PickerDialog);

/** Loads the picker. The editor requests it when it is idle. */
export const fetchPicker = picker.load;

/** Offers the block types whenever the state has a position for a new block. */
export function BlockPicker() {
  const position = useEditorState((state) => state.addAt);
  // Mounted only while open: a closing dialog would swallow the next click or key.
  return position !== null && <OpenPicker position={position} />;
}

/** When closed without a choice, returns the focus to the element that had it. */
function OpenPicker({ position }: { readonly position: number }) {
  const { commands } = useEditor();
  const [opener] = useState(() => document.activeElement);
  const [typed, setTyped] = useState('');
  const [wasReady] = useState(picker.load.isLoaded);
  const isReady = useRequestedPart(picker, true, close);
  function close(): void {
    flushSync(() => commands.askType(null));
    if (opener instanceof HTMLElement) opener.focus();
  }
  const shared = { position, typed, onClose: close };
  return isReady ? (
    <picker.Part {...shared} appears={wasReady} />
  ) : (
    <WaitingPicker {...shared} onType={setTyped} />
  );
}
