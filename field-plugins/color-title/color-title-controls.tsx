import { Box, FormControl, InputLabel, TextField } from '@mui/material';
import { ChoiceSelect } from '../sdk/kit/choice-select.tsx';
import type { ItemProps } from '../sdk/kit/item-list.tsx';
import type { FieldHost } from '../sdk/contract/view.ts';
import { titleColors, type ColorTitleItem } from './color-title-item.ts';
import { Label } from './label.tsx';

interface ColorTitleControlsProps extends ItemProps<ColorTitleItem> {
  readonly readOnly: boolean;
  /** The id of the element that holds the field's errors, if there are any. */
  readonly errorsId: string | undefined;
  readonly host: FieldHost;
}

/** The inputs of an item, in a file of its own: Vite replaces a module with components alone without a reload. */
export function ColorTitleControls({
  id,
  item,
  readOnly,
  errorsId,
  host,
  onChange,
}: ColorTitleControlsProps) {
  const wrong = errorsId !== undefined && item.title.trim() === '';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, minWidth: 0 }}>
      <Box sx={{ flex: '2 1 200px', minWidth: 0 }}>
        <TextField
          id={`${id}-title`}
          label={host.translate('color-title.title')}
          value={item.title}
          error={wrong}
          onChange={(event) => onChange({ ...item, title: event.target.value })}
          slotProps={{
            htmlInput: { dir: 'auto', readOnly, 'aria-describedby': wrong ? errorsId : undefined },
          }}
        />
      </Box>
      <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>
        <ChoiceSelect
          id={`${id}-color`}
          label={host.translate('color-title.color')}
          value={item.color}
          choices={titleColors}
          nameOf={(color) => host.translate(`color-title.colors.${color}`)}
          readOnly={readOnly}
          onChange={(color) => onChange({ ...item, color })}
        />
      </Box>
      {/* A separate frame, so that a field error does not colour the preview's label. */}
      <FormControl sx={{ flex: '1 1 120px', minWidth: 0 }}>
        <InputLabel component="div">{host.translate('color-title.preview')}</InputLabel>
        <Box sx={{ minHeight: 44, display: 'flex', alignItems: 'center', minWidth: 0 }}>
          <Label item={item} host={host} />
        </Box>
      </FormControl>
    </Box>
  );
}
