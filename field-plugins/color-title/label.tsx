import { Chip } from '@mui/material';
import { titleColors } from './colors.ts';
import type { FieldHost } from '../sdk/contract/view.ts';
import type { ColorTitleItem } from './color-title-item.ts';

interface LabelProps {
  readonly item: ColorTitleItem;
  readonly host: FieldHost;
}

/** The item as a site would draw it. An unknown colour is ignored: stored text must not reach a style sheet. */
export function Label({ item, host }: LabelProps) {
  const title = item.title.trim() || host.translate('color-title.untitled');
  return (
    <Chip
      label={title}
      color={titleColors.includes(item.color) ? item.color : 'default'}
      sx={{ maxWidth: '100%' }}
    />
  );
}
