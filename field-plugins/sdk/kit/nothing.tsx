import { Typography } from '@mui/material';
import type { FieldHost } from '../contract/view.ts';

/** The preview of an empty value. */
export function Nothing({ host }: { readonly host: FieldHost }) {
  return (
    <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
      {host.translate('common.nothing')}
    </Typography>
  );
}
