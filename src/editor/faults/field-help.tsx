import { Typography } from '@mui/material';
import { useLayoutEffect, useRef } from 'react';

interface FieldHelpProps {
  /** The id of the element of the widget that takes the focus. */
  readonly id: string;
  readonly help: string;
}

/**
 * A sentence below a field, which is announced with it. Widgets know nothing of it: the element that takes the focus gets a
 * description in addition to its own, whenever the widget has rendered it. It is beside the widget, not around it, so that the
 * widget keeps the focus when an administrator adds a help text.
 */
export function FieldHelp({ id, help }: FieldHelpProps) {
  const text = useRef<HTMLParagraphElement>(null);
  const helpId = `${id}-about`;
  useLayoutEffect(() => {
    const field = text.current?.parentElement;
    if (!field) return undefined;
    const describe = () => addDescription(document.getElementById(id), helpId);
    const observer = new MutationObserver(describe);
    const attributeFilter = ['id', 'aria-describedby'];
    observer.observe(field, { subtree: true, childList: true, attributeFilter });
    describe();
    return () => observer.disconnect();
  }, [id, helpId]);
  return (
    <Typography ref={text} id={helpId} variant="body2" color="textSecondary" sx={helpSx}>
      {help}
    </Typography>
  );
}

/** Changes nothing if it is there already, so that observing it comes to an end. */
function addDescription(element: HTMLElement | null, id: string): void {
  const ids = element?.getAttribute('aria-describedby')?.split(' ') ?? [];
  if (element !== null && !ids.includes(id)) element.setAttribute('aria-describedby', [...ids, id].join(' '));
}

const helpSx = { mt: 1, overflowWrap: 'anywhere' } as const;
