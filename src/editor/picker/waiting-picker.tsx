import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../ui/spinner.tsx';
import { useEditor } from '../editor-context.ts';
import { groupOf } from './block-groups.ts';
import { namedByHead, PickerHead, usePlace } from './picker-head.tsx';
import { PickerSearch } from './picker-search.tsx';
import { searchTypes } from './search-types.ts';

interface WaitingPickerProps {
  readonly position: number;
  readonly typed: string;
  onType(text: string): void;
  onClose(): void;
}

/**
 * In the place of the picker while its code loads, so that no key is lost: the search is kept for the picker, and Enter
 * adds the type that it would add.
 */
export function WaitingPicker({ position, typed, onType, onClose }: WaitingPickerProps) {
  const { t } = useTranslation();
  const { models, commands } = useEditor();
  const place = usePlace(position);
  const dialog = useRef<HTMLDialogElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    dialog.current?.showModal();
    // The dialog gives the focus to its first button.
    search.current?.focus();
  }, []);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    // Without a search nobody can know what Enter would add.
    if (typed.trim() === '') return;
    const [first] = searchTypes(models.offered, typed, (model) =>
      t(`editor.picker.groups.${groupOf(model)}`),
    );
    if (first) commands.add(first.id);
  }

  return (
    <dialog
      ref={dialog}
      className="picker-waiting"
      closedby="any"
      aria-busy
      {...namedByHead(id, place)}
      onCancel={onClose}
    >
      <PickerHead id={id} place={place} onClose={onClose} />
      <div className="picker-search">
        <PickerSearch ref={search} value={typed} onType={onType} onKeyDown={onKeyDown} />
      </div>
      <Spinner />
    </dialog>
  );
}
