import { Divider, Menu, MenuItem } from '@mui/material';
import { memo } from 'react';
import type { FieldHost } from '../sdk/contract/view.ts';
import type { ItemActs } from './use-item-acts.ts';

interface ItemMenuProps {
  /** The id of the button that opened it; undefined while it is closed. */
  readonly anchorId: string | undefined;
  readonly itemId: string;
  readonly index: number;
  readonly total: number;
  readonly isFull: boolean;
  readonly host: FieldHost;
  readonly acts: ItemActs;
}

/** The actions for one item. Not rerendered by typing in items. */
export const ItemMenu = memo(function ItemMenu(props: ItemMenuProps) {
  const { anchorId, itemId, index, total, isFull, host, acts } = props;
  const position = { position: index + 1 };
  const choose = (act: () => void) => () => {
    acts.showMenu(undefined);
    act();
  };
  return (
    <Menu
      open={anchorId !== undefined}
      anchorEl={() => document.getElementById(anchorId ?? '')}
      onClose={() => acts.showMenu(undefined)}
      slotProps={{ list: { 'aria-label': host.translate('list.actions', position) } }}
    >
      <MenuItem disabled={index === 0} onClick={choose(() => acts.move(itemId, -1))}>
        {host.translate('list.moveUp')}
      </MenuItem>
      <MenuItem disabled={index === total - 1} onClick={choose(() => acts.move(itemId, 1))}>
        {host.translate('list.moveDown')}
      </MenuItem>
      <MenuItem disabled={isFull} onClick={choose(() => acts.duplicate(itemId))}>
        {host.translate('list.duplicate')}
      </MenuItem>
      <MenuItem disabled={isFull} onClick={choose(() => acts.add(index))}>
        {host.translate('list.addBefore', position)}
      </MenuItem>
      <Divider />
      <MenuItem onClick={choose(() => acts.remove(itemId))}>{host.translate('list.remove')}</MenuItem>
    </Menu>
  );
});
