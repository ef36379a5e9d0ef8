import { type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useRef } from 'react';
import { Spinner } from '../../ui/spinner.tsx';
import { useEditor } from '../editor-context.ts';
import { namedByHead, PickerHead, usePlace } from './picker-head.tsx';
import { PickerSearch } from './picker-search.tsx';
import { useTypeSearch } from './search-types.ts';

interface WaitingPickerProps {
  readonly position: number;
  readonly typed: string;
  onType(text: string): void;
  onClose(): void;
}

/**
 * Stands in for the picker while its code loads, so that no keystroke is lost: what was typed is passed on to the picker, and
 * Enter adds the type that it would add. Safari ignores `closedby`: there, Escape and the button close it.
 */
export function WaitingPicker({ position, typed, onType, onClose }: WaitingPickerProps) {
  const { commands } = useEditor();
  const search = useTypeSearch();
  const place = usePlace(position);
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    dialog.current?.showModal();
    // The dialog gives the focus to its first button.
    input.current?.focus();
  }, []);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // Before the list is visible, nobody can know what Enter alone would add.
    if (typed.trim() === '') return;
    const [first] = search(typed);
    if (first) commands.add(first.id);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It only keeps the focus where it is.
    <dialog
      ref={dialog}
      className="picker-waiting"
      closedby="any"
      {...namedByHead(id, place)}
      onCancel={onClose}
      onMouseDown={keepFocus}
    >
      <PickerHead id={id} place={place} onClose={onClose} />
      <div className="picker-search">
        <PickerSearch ref={input} value={typed} onType={onType} onKeyDown={onKeyDown} />
      </div>
      <Spinner />
    </dialog>
  );
}

/** A press beside the search must not move the focus out of it: later letters would be lost. */
function keepFocus(event: MouseEvent): void {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
}
