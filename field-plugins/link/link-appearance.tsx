import { Box, FormControl, InputLabel, TextField } from '@mui/material';
import type { FieldHost } from '../sdk/contract/view.ts';
import { ButtonPreview } from './button-preview.tsx';
import { ChoiceSelect } from '../sdk/kit/choice-select.tsx';
import { describedBy } from '../sdk/kit/item-issues.ts';
import type { ItemProps } from '../sdk/kit/item-list.tsx';
import { fallbackTitle } from './field.ts';
import { linkColors, linkSizes, linkTargets, linkVariants, type LinkItem } from './link-item.ts';

interface LinkAppearanceProps extends ItemProps<LinkItem> {
  readonly readOnly: boolean;
  readonly host: FieldHost;
}

export function LinkAppearance({ id, item, issues, readOnly, host, onChange }: LinkAppearanceProps) {
  const titleErrors = describedBy(issues, 'title');
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, minWidth: 0 }}>
        <Box sx={{ flex: '2 1 220px', minWidth: 0 }}>
          <TextField
            id={`${id}-title`}
            label={host.translate('link.title')}
            value={item.title}
            placeholder={fallbackTitle(item)}
            onChange={(event) => onChange({ ...item, title: event.target.value })}
            error={titleErrors !== undefined}
            slotProps={{ htmlInput: { dir: 'auto', readOnly, 'aria-describedby': titleErrors } }}
          />
        </Box>
        {/* A separate frame, so that a field error does not colour the preview's label. */}
        <FormControl sx={{ flex: '1 1 160px', minWidth: 0 }}>
          <InputLabel component="div">{host.translate('link.preview')}</InputLabel>
          <Box sx={{ minHeight: 44, display: 'flex', alignItems: 'center' }}>
            <ButtonPreview item={item} host={host} />
          </Box>
        </FormControl>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(124px, 1fr))', gap: 3 }}>
        {Object.entries(choices).map(([name, options]) => (
          <ChoiceSelect<string>
            key={name}
            id={`${id}-${name}`}
            label={host.translate(`link.${name}`)}
            value={item[name as keyof typeof choices]}
            choices={options}
            nameOf={(choice) => host.translate(`link.${name}s.${targetNames.get(choice) ?? choice}`)}
            readOnly={readOnly}
            onChange={(choice) => onChange({ ...item, [name]: choice })}
          />
        ))}
      </Box>
    </>
  );
}

const choices = {
  color: linkColors,
  variant: linkVariants,
  size: linkSizes,
  target: linkTargets,
} as const;

/** The endings of the keys of messages; those of other choices end in the choice. */
const targetNames: ReadonlyMap<string, string> = new Map([
  ['_blank', 'new'],
  ['_self', 'same'],
]);
