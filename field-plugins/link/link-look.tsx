import { Box, FormControl, InputLabel, TextField } from '@mui/material';
import { linkColors, linkSizes, linkTargets, linkVariants } from './choices.ts';
import type { FieldHost } from '../sdk/contract/view.ts';
import { ButtonImage } from './button-image.tsx';
import { ChoiceSelect } from '../sdk/kit/choice-select.tsx';
import { describedBy, type ItemIssue } from '../sdk/kit/item-issues.ts';
import { fallbackTitle } from './field.ts';
import type { LinkItem } from './link-item.ts';

interface LinkLookProps {
  readonly id: string;
  readonly item: LinkItem;
  readonly issues: readonly ItemIssue[];
  readonly readOnly: boolean;
  readonly host: FieldHost;
  readonly onChange: (item: LinkItem) => void;
}

export function LinkLook(props: LinkLookProps) {
  const { id, item, issues, readOnly, host, onChange } = props;
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
            <ButtonImage item={item} host={host} />
          </Box>
        </FormControl>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(124px, 1fr))', gap: 3 }}>
        <LinkChoices {...props} />
      </Box>
    </>
  );
}

function LinkChoices({ id, item, readOnly, host, onChange }: LinkLookProps) {
  return (
    <>
      <ChoiceSelect
        id={`${id}-color`}
        label={host.translate('link.color')}
        value={item.color}
        choices={linkColors}
        nameOf={(color) => host.translate(`link.colors.${color}`)}
        readOnly={readOnly}
        onChange={(color) => onChange({ ...item, color })}
      />
      <ChoiceSelect
        id={`${id}-variant`}
        label={host.translate('link.variant')}
        value={item.variant}
        choices={linkVariants}
        nameOf={(variant) => host.translate(`link.variants.${variant}`)}
        readOnly={readOnly}
        onChange={(variant) => onChange({ ...item, variant })}
      />
      <ChoiceSelect
        id={`${id}-size`}
        label={host.translate('link.size')}
        value={item.size}
        choices={linkSizes}
        nameOf={(size) => host.translate(`link.sizes.${size}`)}
        readOnly={readOnly}
        onChange={(size) => onChange({ ...item, size })}
      />
      <ChoiceSelect
        id={`${id}-target`}
        label={host.translate('link.target')}
        value={item.target}
        choices={linkTargets}
        nameOf={(target) => host.translate(target === '_blank' ? 'link.targets.new' : 'link.targets.same')}
        readOnly={readOnly}
        onChange={(target) => onChange({ ...item, target })}
      />
    </>
  );
}
