import { memo } from 'react';
import type { FieldHost } from '../sdk/contract/view.ts';
import { Menu, MenuItem } from '../sdk/kit/menu.tsx';
import type { ItemActs } from './use-item-acts.ts';

interface ItemMenuProps {
  /** The id of the button that opened it. */
  readonly anchorId: string;
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
  return (
    <Menu
      anchor={() => document.getElementById(anchorId)}
      aria-label={host.translate('list.actions', position)}
      onClose={() => acts.showMenu(undefined)}
    >
      <MenuItem disabled={index === 0} onClick={() => acts.move(itemId, -1)}>
        {host.translate('list.moveUp')}
      </MenuItem>
      <MenuItem disabled={index === total - 1} onClick={() => acts.move(itemId, 1)}>
        {host.translate('list.moveDown')}
      </MenuItem>
      <MenuItem disabled={isFull} onClick={() => acts.duplicate(itemId)}>
        {host.translate('list.duplicate')}
      </MenuItem>
      <MenuItem disabled={isFull} onClick={() => acts.add(index)}>
        {host.translate('list.addBefore', position)}
      </MenuItem>
      <hr />
      <MenuItem onClick={() => acts.remove(itemId)}>{host.translate('list.remove')}</MenuItem>
    </Menu>
  );
});
