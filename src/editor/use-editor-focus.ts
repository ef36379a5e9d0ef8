import type { RefObject } from 'react';
import { useNextFocus } from '../ui/use-next-focus.ts';
import { useEditor } from './editor-context.ts';
import type { EditorState } from './store/editor-state.ts';

/** Keeps the focus in the editor: on its row, on the one that replaced it, or on the toolbar. */
export function useEditorFocus(root: RefObject<HTMLElement | null>): void {
  const { store } = useEditor();
  useNextFocus(root, (lost) => {
    const area = root.current;
    const row = lost.find((place) => place instanceof HTMLElement && place.classList.contains('row'));
    if (!area) return null;
    return row instanceof HTMLElement
      ? nextToRow(area, row, store.getState())
      : (nearestButton(area, lost) ?? anyPlace(area));
  });
}

function nextToRow(area: HTMLElement, row: HTMLElement, state: EditorState): HTMLElement | null {
  if (row.isConnected) return row.querySelector<HTMLElement>('.row-toggle');
  // The row still exists, but is scrolled out of the rendered part of a long list.
  const { blockId = '', index = '0' } = row.dataset;
  if ([...state.blocks.values()].some(({ id, key }) => (id ?? key) === blockId)) return null;
  const rows = [...area.querySelectorAll<HTMLElement>('.row')];
  const next = rows.find((other) => Number(other.dataset['index']) >= Number(index)) ?? rows.at(-1);
  return next?.querySelector<HTMLElement>('.row-toggle') ?? anyPlace(area);
}

function nearestButton(area: HTMLElement, lost: readonly Element[]): HTMLElement | null | undefined {
  const around = lost.filter((place) => place !== area && place.isConnected);
  return around.map((place) => place.querySelector<HTMLElement>('button:enabled')).find(Boolean);
}

function anyPlace(area: HTMLElement): HTMLElement | null {
  const places = ['.row-toggle[aria-expanded=true]', '.row-toggle', '[data-testid=add-block]'];
  return places.map((place) => area.querySelector<HTMLElement>(place)).find(Boolean) ?? null;
}
