import { Add } from '../sdk/kit/icons.ts';
import { Alert, Box, Button, Typography } from '@mui/material';
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
import { visuallyHidden } from '../sdk/kit/visually-hidden.ts';
import { listField } from './field.ts';
import { ItemMenu } from './item-menu.tsx';
import { ItemRow } from './item-row.tsx';
import { ItemRows } from './item-rows.ts';
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
        <ItemRows aria-labelledby={`${id}-label`}>
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
        </ItemRows>
      )}
      {total === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {host.translate('list.empty')}
        </Typography>
      )}
      {removal && !readOnly && (
        <Alert
          severity="info"
          variant="outlined"
          icon={false}
          sx={{ mt: 2, py: 0 }}
          action={
            <Button size="small" onClick={acts.restore}>
              {host.translate('list.restore')}
            </Button>
          }
        >
          {host.translate('list.removed', { position: removal.index + 1 })}
        </Alert>
      )}
      {!readOnly && (
        <Button
          id={`${id}-add`}
          variant="outlined"
          startIcon={<Add />}
          disabled={isFull}
          onClick={() => acts.add(total)}
          sx={{ mt: 2, alignSelf: 'start' }}
        >
          {host.translate('list.add')}
        </Button>
      )}
      {!readOnly && (
        <ItemMenu
          anchorId={menuIndex === -1 ? undefined : `${id}-${menu}-more`}
          itemId={menu ?? ''}
          index={Math.max(menuIndex, 0)}
          {...{ total, isFull, host, acts }}
        />
      )}
      <div id={`${id}-help`} hidden>
        {host.translate('list.dragging')}
      </div>
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
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
    <Box component="ol" sx={{ m: 0, pl: 5 }}>
      {value.slice(0, mostShown).map(({ id }, index) => (
        <Typography key={keys[index]} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {summaryOf?.(id) || host.translate('list.number', { position: index + 1 })}
        </Typography>
      ))}
      {value.length > mostShown && (
        <Typography
          component="li"
          variant="body2"
          sx={{ color: 'text.secondary', listStyle: 'none' }}
        >{`+${value.length - mostShown}`}</Typography>
      )}
    </Box>
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
