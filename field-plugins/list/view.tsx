import { Add } from '../sdk/kit/icons.ts';
import { Button } from '../sdk/kit/button.tsx';
import {
  defineView,
  type FieldChildren,
  type PreviewProps,
  type WidgetProps,
  type FieldHost,
} from '../sdk/contract/view.ts';
import { newItemId } from '../sdk/contract/item-id.ts';
import { FieldGroup } from '../sdk/kit/field-group.tsx';
import { itemKeys, moved } from '../sdk/kit/list-edits.ts';
import { Nothing } from '../sdk/kit/nothing.tsx';
import { listField } from './field.ts';
import { ItemMenu } from './item-menu.tsx';
import { ItemRow } from './item-row.tsx';
import type { ListItem, ListOptions } from './list.ts';
import { useItemActs } from './use-item-acts.ts';

/** Rows of items, one of them open. The host owns the fields in an item; the widget only emits changes of whole items. */
function ListWidget(props: WidgetProps<readonly ListItem[], ListOptions>) {
  const { id, value, options, readOnly, host, children = alone } = props;
  const { acts, open, menu, announcement, removal, carried } = useItemActs({ ...props, children });
  const total = value.length;
  const isFull = options.max !== undefined && total >= options.max;
  const keys = itemKeys(value);
  const shown = carried && moved(keys, keys.indexOf(carried.itemId), carried.to);
  const menuIndex = value.findIndex((item) => item.id === menu);
  return (
    <FieldGroup {...props} hint={readOnly ? undefined : limitHint(options, total, host)}>
      {total > 0 && (
        <ol className="item-rows" aria-labelledby={`${id}-label`}>
          {value.map(({ id: itemId, data }, index) => (
            <ItemRow
              key={keys[index]}
              id={`${id}-${keys[index]}`}
              seenAt={shown?.indexOf(keys[index] ?? '')}
              isOpen={open === itemId}
              isCarried={carried?.itemId === itemId}
              isMovable={!readOnly && total > 1}
              errors={children.errorsIn(itemId)}
              Part={children.Part}
              summaryOf={children.summaryOf}
              helpId={`${id}-help`}
              {...{ itemId, data, index, isFull, readOnly, host, acts }}
            />
          ))}
        </ol>
      )}
      {total === 0 && <p className="ui-small ui-quiet">{host.translate('list.empty')}</p>}
      {removal && !readOnly && (
        <div role="alert" className="item-removed">
          <div>{host.translate('list.removed', { position: removal.index + 1 })}</div>
          <Button size="small" onClick={acts.restore}>
            {host.translate('list.restore')}
          </Button>
        </div>
      )}
      {!readOnly && (
        <Button
          id={`${id}-add`}
          className="item-add"
          variant="outlined"
          startIcon={<Add />}
          disabled={isFull}
          onClick={() => acts.add(total)}
        >
          {host.translate('list.add')}
        </Button>
      )}
      {!readOnly && menu !== undefined && menuIndex !== -1 && (
        <ItemMenu
          anchorId={`${id}-${menu}-more`}
          itemId={menu}
          index={menuIndex}
          {...{ total, isFull, host, acts }}
        />
      )}
      <div id={`${id}-help`} hidden>
        {host.translate('list.dragging')}
      </div>
      <div role="status" className="ui-unseen">
        {announcement}
      </div>
    </FieldGroup>
  );
}

/** Used where no host provides the fields of items: only the rows are shown. */
const alone: FieldChildren = {
  Part: () => null,
  summaryOf: () => '',
  errorsIn: () => 0,
  emptyPart: (fieldset) => ({ id: newItemId(), fieldset, data: {} }),
  copyOf: (part) => ({ ...part, id: newItemId() }),
  focus: () => undefined,
  wanted: undefined,
};

const mostShown = 5;

function ListPreview({ value, host, summaryOf }: PreviewProps<readonly ListItem[], ListOptions>) {
  if (value.length === 0) return <Nothing host={host} />;
  const keys = itemKeys(value);
  return (
    <ol className="item-summaries">
      {value.slice(0, mostShown).map(({ id }, index) => (
        <li key={keys[index]}>{summaryOf?.(id) || host.translate('list.number', { position: index + 1 })}</li>
      ))}
      {value.length > mostShown && <li className="ui-quiet">{`+${value.length - mostShown}`}</li>}
    </ol>
  );
}

export const listView = defineView(listField, { Widget: ListWidget, Preview: ListPreview });

/** The allowed and the current number of items; undefined if there are no limits. */
function limitHint(
  { min, max }: ListOptions,
  used: number,
  { translate }: Pick<FieldHost, 'translate'>,
): string | undefined {
  if (max === undefined) return min > 0 ? translate('list.least', { used, min }) : undefined;
  if (min === max) return translate('list.exactly', { used, max });
  return min > 0 ? translate('list.between', { used, min, max }) : translate('list.most', { used, max });
}
