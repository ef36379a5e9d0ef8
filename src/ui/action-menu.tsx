import MoreVertIcon from '@mui/icons-material/MoreVert';
import { IconButton, type IconButtonProps, Menu } from '@mui/material';
import { type ReactNode, useRef, useState } from 'react';

interface ActionMenuProps extends Pick<IconButtonProps, 'title'> {
  readonly label: string;
  readonly iconSize?: 'small' | 'medium';
  /** The items. Choosing one also closes the menu. */
  readonly children: ReactNode;
}

/** A button with three dots, and the menu that it opens. */
export function ActionMenu({ label, title, iconSize = 'medium', children }: ActionMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        ref={button}
        aria-label={label}
        title={title}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <MoreVertIcon fontSize={iconSize} />
      </IconButton>
      <Menu
        open={open}
        anchorEl={() => button.current}
        onClick={close}
        onClose={close}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {children}
      </Menu>
    </>
  );
}
