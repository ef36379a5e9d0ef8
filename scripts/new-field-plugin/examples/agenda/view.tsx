import { Box, Typography } from '@mui/material';
import { newItemId } from '../../../../field-plugins/sdk/contract/item-id.ts';
import { ItemList } from '../../../../field-plugins/sdk/kit/item-list.tsx';
import { itemKeys } from '../../../../field-plugins/sdk/kit/list-edits.ts';
import { Nothing } from '../../../../field-plugins/sdk/kit/nothing.tsx';
import {
  defineView,
  type PreviewProps,
  type WidgetProps,
} from '../../../../field-plugins/sdk/contract/view.ts';
import { agendaField, type AgendaItem, type AgendaOptions } from './field.ts';

/** The host renders the fields of an item: the widget only adds, moves and removes items. */
function AgendaWidget(props: WidgetProps<readonly AgendaItem[], AgendaOptions>) {
  const { children } = props;
  return (
    <ItemList
      field={props}
      type="agenda"
      newItem={() => ({ id: newItemId(), data: children?.emptyPart('item').data ?? {} })}
    >
      {({ item }) => children && <children.Part id={item.id} />}
    </ItemList>
  );
}

function AgendaPreview(props: PreviewProps<readonly AgendaItem[], AgendaOptions>) {
  const { value, host, summaryOf } = props;
  if (value.length === 0) return <Nothing host={host} />;
  const keys = itemKeys(value);
  return (
    <Box component="ol" sx={{ m: 0, pl: 5 }}>
      {value.map(({ id }, index) => (
        <Typography key={keys[index]} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {summaryOf?.(id) || host.translate('agenda.item', { position: index + 1, total: value.length })}
        </Typography>
      ))}
    </Box>
  );
}

export const agendaView = defineView(agendaField, { Widget: AgendaWidget, Preview: AgendaPreview });
