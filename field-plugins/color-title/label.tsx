import { Chip } from '@mui/material';
import type { FieldHost } from '../sdk/contract/view.ts';
import { titleColors, type ColorTitleItem } from './color-title-item.ts';

interface LabelProps {
  readonly item: ColorTitleItem;
  readonly host: FieldHost;
}

/** The item as a site would render it. An unknown colour is ignored: stored text must not reach a style sheet. */
export function Label({ item, host }: LabelProps) {
  const color = titleColors.includes(item.color) ? item.color : 'default';
  const title = item.title.trim() || host.translate('color-title.untitled');
  return (
    <Chip
      label={title}
      color={color}
      sx={[
        { maxWidth: '100%' },
        (color === 'primary' || color === 'secondary') &&
          (({ vars, palette }) => {
            const { main, contrastText } = (vars?.palette ?? palette)[color];
            return {
              bgcolor: `var(--site-${color}-main, ${main})`,
              color: `var(--site-on-${color}-main, ${contrastText})`,
            };
          }),
      ]}
    />
  );
}
