import { useEffect, useRef, useState, type ReactNode } from 'react';
import { v7 as newId } from 'uuid';
import { Button } from './button.tsx';
import { FieldGroup } from './field-group.tsx';
import { Add } from './icons.ts';
import { ItemCard } from './item-card.tsx';
import { issuesOfItem, type ItemIssue } from './item-issues.ts';
import { itemKeys, moved, removed, replaced } from './list-edits.ts';
import type { ListOptions } from './list-options.ts';
import type { WidgetProps } from '../contract/view.ts';

/** The props of the controls of one item. */
export interface ItemProps<Item> {
  /** Ids of the controls start with it. */
  readonly id: string;
  readonly item: Item;
  /** The errors inside the item. */
  readonly issues: readonly ItemIssue[];
  readonly onChange: (item: Item) => void;
}

interface ItemListProps<Item extends { readonly id: string }> {
  readonly field: WidgetProps<readonly Item[], ListOptions>;
  /** The plugin's type, below which are its messages `add`, `remove`, `moveUp`, `moveDown`, `item`, `empty` and `chosen`. */
  readonly type: string;
  readonly addIcon?: ReactNode;
  /** Creates a new item with a unique id. */
  readonly newItem: (id: string) => Item;
  /** The controls of one item. */
  readonly children: (props: ItemProps<Item>) => ReactNode;
}

/**
 * The widget of a list whose items have ids: a card for each, with buttons to add, move and remove. `children` renders the content
 * of an item.
 */
export function ItemList<Item extends { readonly id: string }>(props: ItemListProps<Item>) {
  const { field, type, addIcon = <Add />, newItem, children } = props;
  const { id, value, options, readOnly, issues, host, onChange } = field;
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [focusNext, setFocusNext] = useState<'last' | 'add'>();
  const keys = itemKeys(value);
  const total = value.length;
  const full = options.max !== undefined && total >= options.max;
  const change = (items: readonly Item[]) => {
    if (!readOnly) onChange(items);
  };

  // The focus follows the action: into a new item, or back to the button after a removal.
  useEffect(() => {
    if (focusNext === undefined) return;
    const last = list.current?.lastElementChild?.querySelector<HTMLElement>(firstControl);
    (focusNext === 'last' ? last : addButton.current)?.focus();
    setFocusNext(undefined);
  }, [focusNext]);

  return (
    <FieldGroup
      {...field}
      hint={
        options.multiple && options.max !== undefined && !readOnly
          ? host.translate(`${type}.chosen`, { used: total, max: options.max })
          : undefined
      }
    >
      {total > 0 && (
        <ul className="ui-items" ref={list}>
          {value.map((item, index) => (
            <ItemCard
              key={keys[index]}
              {...{ type, index, total, readOnly, host, multiple: options.multiple }}
              onMove={(to) => {
                change(moved(value, index, to));
                setAnnouncement(host.translate(`${type}.item`, { position: to + 1, total }));
              }}
              onRemove={() => {
                change(removed(value, index));
                setFocusNext('add');
              }}
            >
              {children({
                id: `${id}-${keys[index]}`,
                item,
                issues: issuesOfItem(issues, index, `${id}-messages`),
                onChange: (next) => change(replaced(value, index, next)),
              })}
            </ItemCard>
          ))}
        </ul>
      )}
      {total === 0 && readOnly && <div className="ui-small ui-quiet">{host.translate(`${type}.empty`)}</div>}
      {!readOnly && !full && (
        <Button
          ref={addButton}
          variant="outlined"
          startIcon={addIcon}
          onClick={() => {
            const item = newItem(newId());
            change([...value, item]);
            // Fields that the host renders may appear later, so the host moves the focus into them.
            if (field.children) field.children.focus(item.id);
            else setFocusNext('last');
          }}
          className="ui-start-aligned"
        >
          {host.translate(`${type}.add`)}
        </Button>
      )}
      <div className="ui-unseen" role="status">
        {announcement}
      </div>
    </FieldGroup>
  );
}

const firstControl = '[data-controls] :is(input, select, textarea, button):not(:disabled)';
