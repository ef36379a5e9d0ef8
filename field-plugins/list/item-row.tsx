import { memo, type ReactNode } from 'react';
import type { FieldChildren, FieldHost } from '../sdk/contract/view.ts';
import { handleEvents } from '../sdk/kit/handle-events.ts';
import type { ItemActs } from './use-item-acts.ts';

const handleIcon = icon(
  'M9 5h2v2H9zm4 0h2v2h-2zM9 9h2v2H9zm4 0h2v2h-2zm-4 4h2v2H9zm4 0h2v2h-2zm-4 4h2v2H9zm4 0h2v2h-2z',
);

const chevronIcon = icon('m9.4 18-1.4-1.4 4.6-4.6L8 7.4 9.4 6l6 6z');

const moreIcon = icon(
  'M12 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4m0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4m0 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
);

interface ItemRowProps {
  readonly id: string;
  readonly itemId: string;
  /** Only signals that the item, and with it its summary, has changed. */
  readonly data: object;
  readonly index: number;
  /** Its visual position while an item is dragged; undefined if it equals its index. */
  readonly seenAt: number | undefined;
  readonly isOpen: boolean;
  readonly isCarried: boolean;
  readonly isMovable: boolean;
  readonly isFull: boolean;
  readonly readOnly: boolean;
  readonly errors: number;
  readonly host: FieldHost;
  readonly helpId: string;
  readonly Part: FieldChildren['Part'];
  readonly summaryOf: FieldChildren['summaryOf'];
  /** Stable for the lifetime of the widget. */
  readonly acts: ItemActs;
}

/** One item: a header line with its summary and, when open, its fields. All props are stable, so typing renders one row. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { id, itemId, index, seenAt, isOpen, isCarried, isMovable, isFull, readOnly, errors } = props;
  const { host, helpId, Part, summaryOf, acts } = props;
  const position = { position: index + 1 };
  const summary = summaryOf(itemId);
  const ids = { toggle: `${id}-toggle`, body: `${id}-body` };
  return (
    <li
      className="item"
      style={seenAt === undefined ? undefined : { order: seenAt }}
      data-item={itemId}
      data-index={seenAt ?? index}
      data-open={isOpen}
      data-dragging={isCarried}
      data-wrong={errors > 0}
    >
      {!readOnly && !isFull && (
        <button
          type="button"
          className="item-insert"
          aria-label={host.translate('list.addBefore', position)}
          onClick={() => acts.add(index)}
        />
      )}
      <div className="item-head">
        {isMovable && (
          <button
            type="button"
            id={`${id}-handle`}
            className="item-tool item-handle"
            aria-label={host.translate('list.drag', position)}
            aria-roledescription={host.translate('list.sortable')}
            aria-describedby={helpId}
            aria-pressed={isCarried || undefined}
            {...handleEvents(acts.carrier(itemId), acts.marks)}
          >
            {handleIcon}
          </button>
        )}
        <button
          type="button"
          id={ids.toggle}
          className="item-toggle"
          aria-expanded={isOpen}
          aria-controls={isOpen ? ids.body : undefined}
          onClick={() => acts.toggle(itemId)}
        >
          {chevronIcon}
          <span className="item-number">{index + 1}</span>{' '}
          <span className="item-summary" dir="auto">
            {summary || host.translate('list.number', position)}
          </span>
          {errors > 0 && (
            <span className="item-errors">{host.translate('list.errors', { count: errors })}</span>
          )}
        </button>
        {!readOnly && (
          <button
            type="button"
            id={`${id}-more`}
            className="item-tool"
            aria-label={host.translate('list.actions', position)}
            aria-haspopup="menu"
            onClick={() => acts.showMenu(itemId)}
          >
            {moreIcon}
          </button>
        )}
      </div>
      {isOpen && (
        <div className="item-body" id={ids.body} role="group" aria-labelledby={ids.toggle}>
          <Part id={itemId} />
        </div>
      )}
    </li>
  );
});

/** Bare SVG: a list may have many rows with several icons each. */
function icon(path: string): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
