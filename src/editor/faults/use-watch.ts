import { type SyntheticEvent, useEffect, useMemo, useRef } from 'react';
import { useEditor } from '../editor-context.ts';
import { beginWork } from './at-work.ts';
import { isStopped } from './plugin-state.ts';
import type { WorkingPlugin } from './use-plugin.ts';

const acts = [
  ...['Click', 'DoubleClick', 'Change', 'Input', 'Submit', 'KeyDown', 'KeyUp'],
  ...['Paste', 'Drop', 'PointerDown', 'PointerUp'],
];

/**
 * Marks the plugin as working while an event is handled in its widget, including portals, and before it renders a value
 * from elsewhere. Returns the handlers for the element around the widget.
 */
export function useWatch({ mark, fault, tell }: WorkingPlugin, id: string) {
  const { store, models } = useEditor();
  const { blockKey, name: place } = mark;
  useEffect(
    () =>
      store.subscribe((now, before) => {
        const [next, last] = [now.blocks.get(blockKey), before.blocks.get(blockKey)];
        if (next === undefined || next.draft === last?.draft) return;
        const { modelId, draft } = next;
        if (models.valueAt(modelId, draft, place) !== (last && models.valueAt(modelId, last.draft, place)))
          beginWork(mark);
      }),
    [store, models, blockKey, place, mark],
  );
  const hadFocus = useRef(false);
  const stopped = isStopped(fault);
  useEffect(() => {
    // If the user was typing here, the focus moves to the replacement, not to the top of the page.
    if (stopped && hadFocus.current) document.getElementById(id)?.focus();
    hadFocus.current = false;
  }, [stopped, id]);
  return useMemo(() => {
    const begin = (): void => beginWork(mark, tell);
    return {
      ...Object.fromEntries(acts.map((act) => [`on${act}Capture`, begin])),
      onFocusCapture: () => {
        hadFocus.current = true;
        begin();
      },
      onBlurCapture: ({ target }: SyntheticEvent) => {
        // If the focused element was removed, the user has not left the field.
        if (target instanceof Node && target.isConnected) hadFocus.current = false;
        begin();
      },
    };
  }, [tell, mark]);
}
