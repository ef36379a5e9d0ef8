import { Box, TextField, Typography } from '@mui/material';
import { FieldGroup } from '../../../../field-plugins/sdk/kit/field-group.tsx';
import { Nothing } from '../../../../field-plugins/sdk/kit/nothing.tsx';
import {
  defineView,
  type PreviewProps,
  type WidgetProps,
} from '../../../../field-plugins/sdk/contract/view.ts';
import { entryField, type EntryValue } from './field.ts';

function EntryWidget(props: WidgetProps<EntryValue, null>) {
  const { id, value, readOnly, host, onChange } = props;
  const change = (part: Partial<EntryValue>) => {
    if (!readOnly) onChange({ ...value, ...part });
  };
  return (
    <FieldGroup {...props}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <TextField
          id={`${id}-title`}
          label={host.translate('entry.title')}
          value={value.title}
          onChange={(event) => change({ title: event.target.value })}
          slotProps={{ htmlInput: { readOnly } }}
        />
        <TextField
          id={`${id}-note`}
          label={host.translate('entry.note')}
          value={value.note}
          multiline
          minRows={2}
          onChange={(event) => change({ note: event.target.value })}
          slotProps={{ htmlInput: { readOnly } }}
        />
      </Box>
    </FieldGroup>
  );
}

function EntryPreview({ value, host }: PreviewProps<EntryValue, null>) {
  if (entryField.isEmpty(value)) return <Nothing host={host} />;
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="subtitle2" component="p">
        {value.title}
      </Typography>
      <Typography variant="body2">{value.note}</Typography>
    </Box>
  );
}

export const entryView = defineView(entryField, { Widget: EntryWidget, Preview: EntryPreview });
