import type { ReactNode, Ref } from 'react';
import { IconButton } from './icon-button.tsx';

interface ItemToolProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly off?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onClick: () => void;
}

/**
 * A small icon button, for example to act on a list item. When disabled it stays focusable: moving an item to the end
 * must not lose the focus. Its name is a native tooltip, which costs nothing to load.
 */
export function ItemTool({ label, icon, off = false, ref, onClick }: ItemToolProps) {
  return (
    <IconButton
      ref={ref}
      className="ui-item-tool"
      size="small"
      aria-label={label}
      title={label}
      aria-disabled={off || undefined}
      onClick={() => {
        if (!off) onClick();
      }}
    >
      {icon}
    </IconButton>
  );
}
