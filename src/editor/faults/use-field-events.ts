import { type SyntheticEvent, useEffect, useMemo, useRef } from 'react';
import { ownErrors } from './event-errors.ts';
import { isStopped } from './plugin-state.ts';
import type { WorkingPlugin } from './use-plugin.ts';

const acts = [
  ...['Click', 'DoubleClick', 'Change', 'Input', 'Submit', 'KeyDown', 'KeyUp'],
  ...['Paste', 'Drop', 'PointerDown', 'PointerUp'],
];

/**
 * Attributes errors in event handlers of a widget, including portals, to its plugin. Returns the handlers for the element
 * around the widget.
 */
export function useFieldEvents({ fault, tell }: WorkingPlugin, id: string) {
  const hadFocus = useRef(false);
  const stopped = isStopped(fault);
  useEffect(() => {
    // If the user was typing here, the focus moves to the replacement, not to the top of the page.
    if (stopped && hadFocus.current) document.getElementById(id)?.focus();
    hadFocus.current = false;
  }, [stopped, id]);
  return useMemo(() => {
    const begin = (): void => ownErrors(tell);
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
  }, [tell]);
}
