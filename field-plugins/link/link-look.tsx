import { Box, InputLabel } from '@mui/material';
import { linkColors, linkSizes, linkVariants } from '../../src/shared/links.ts';
import type { FieldHost } from '../sdk/view.ts';
import { ButtonPicture } from './button-picture.tsx';
import { ChoiceSelect } from './choice-select.tsx';
import type { LinkItem } from './link-item.ts';

interface LinkLookProps {
  readonly id: string;
  readonly item: LinkItem;
  readonly readOnly: boolean;
  readonly host: FieldHost;
  readonly onChange: (item: LinkItem) => void;
}

/** How a link looks: three choices and, beside them, the button as it will be. */
export function LinkLook({ id, item, readOnly, host, onChange }: LinkLookProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, minWidth: 0 }}>
      <Box
        sx={{ flex: '1 1 340px', display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 3 }}
      >
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
      </Box>
      <Box sx={{ flex: '1 1 150px', minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <InputLabel component="div">{host.translate('link.preview')}</InputLabel>
        <Box sx={{ minHeight: 44, display: 'flex', alignItems: 'center' }}>
          <ButtonPicture item={item} host={host} />
        </Box>
      </Box>
    </Box>
  );
}
