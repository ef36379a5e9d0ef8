import { useId, type ReactNode } from 'react';
import { DeleteOutlined } from './icons.ts';
import { ArrowDownward, ArrowUpward } from './item-icons.ts';
import { ItemTool } from './item-tool.tsx';
import type { FieldHost } from '../contract/view.ts';

interface ItemCardProps {
  /** The plugin's type, below which its messages are. */
  readonly type: string;
  readonly index: number;
  readonly total: number;
  readonly multiple: boolean;
  readonly readOnly: boolean;
  readonly host: FieldHost;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** One item of a list: its position, the buttons that move and remove it, and its controls. */
export function ItemCard({ type, index, total, children, ...props }: ItemCardProps) {
  const { multiple, readOnly, host, onMove, onRemove } = props;
  const nameId = useId();
  const position = { position: index + 1 };
  return (
    <li className="ui-card ui-item" aria-labelledby={nameId}>
      <div className="ui-item-head">
        <span className="ui-item-name" id={nameId}>
          {host.translate(`${type}.item`, { ...position, total })}
        </span>
        {!readOnly && multiple && total > 1 && (
          <>
            <ItemTool
              label={host.translate(`${type}.moveUp`, position)}
              icon={<ArrowUpward size="small" />}
              off={index === 0}
              onClick={() => onMove(index - 1)}
            />
            <ItemTool
              label={host.translate(`${type}.moveDown`, position)}
              icon={<ArrowDownward size="small" />}
              off={index === total - 1}
              onClick={() => onMove(index + 1)}
            />
          </>
        )}
        {!readOnly && (
          <ItemTool
            label={host.translate(`${type}.remove`, position)}
            icon={<DeleteOutlined size="small" />}
            onClick={onRemove}
          />
        )}
      </div>
      <div className="ui-stack" data-controls>
        {children}
      </div>
    </li>
  );
}
