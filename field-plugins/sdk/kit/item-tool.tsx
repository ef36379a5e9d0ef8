import { IconButton, Tooltip } from '@mui/material';
import type { ReactNode, Ref } from 'react';

interface ItemToolProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly off?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onClick: () => void;
}

/**
 * A small button, such as one that acts on an item of a list. Switched off it stays reachable: moving an item to the
 * end must not take the focus away from whoever moves it.
 */
export function ItemTool({ label, icon, off = false, ref, onClick }: ItemToolProps) {
  return (
    <Tooltip title={label}>
      <IconButton
        ref={ref}
        size="small"
        aria-label={label}
        aria-disabled={off || undefined}
        onClick={() => {
          if (!off) onClick();
        }}
        sx={{
          color: 'text.secondary',
          ...(off
            ? { opacity: 0.35, cursor: 'default', '&:hover': { bgcolor: 'transparent' } }
            : { '&:hover': { color: 'text.primary' } }),
        }}
      >
        {icon}
      </IconButton>
    </Tooltip>
  );
}
