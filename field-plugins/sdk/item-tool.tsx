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
 * A small button that acts on one item of a list. Switched off it stays reachable: moving an item to the end must not
 * take the focus away from whoever moves it.
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
          color: off ? 'text.disabled' : 'text.secondary',
          '&:hover': { color: off ? 'text.disabled' : 'text.primary' },
        }}
      >
        {icon}
      </IconButton>
    </Tooltip>
  );
}
