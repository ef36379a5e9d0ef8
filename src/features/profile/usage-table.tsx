import { Table, TableBody, TableCell, TableContainer, TableFooter, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Usage } from '../../../shared/wire/usage.ts';
import { formatBytes } from '../../ui/format-bytes.ts';
import { formatNumber } from '../../../shared/intl.ts';
import { TextLink } from '../../ui/link-button.tsx';

type Amounts = Pick<Usage, 'pages' | 'media' | 'bytes'>;

/** Fits four columns on the narrowest screens. */
const cell = {
  px: { xs: 2, sm: 4 },
  '&:first-of-type': { pl: { xs: 3, sm: 4 } },
  '&:last-of-type': { pr: { xs: 3, sm: 4 } },
} as const;
const number = {
  ...cell,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
} as const;
const total = { color: 'text.primary', fontWeight: 'fontWeightMedium', borderBottom: 0 } as const;

/** The content of each workspace, and the total. */
export function UsageTable({ usage }: { readonly usage: Usage }) {
  const { t } = useTranslation();
  return (
    <TableContainer>
      <Table aria-label={t('profile.billing.usage')}>
        <TableHead>
          <TableRow>
            <TableCell sx={cell}>{t('profile.billing.workspace')}</TableCell>
            <TableCell sx={number}>{t('profile.billing.pages')}</TableCell>
            <TableCell sx={number}>{t('profile.billing.media')}</TableCell>
            <TableCell sx={number}>{t('profile.billing.bytes')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {usage.workspaces.map(({ id, title, ...amounts }) => (
            <UsageRow
              key={id}
              name={<TextLink href={`/workspaces/${id}`}>{title}</TextLink>}
              amounts={amounts}
            />
          ))}
        </TableBody>
        <TableFooter sx={{ '& .MuiTableCell-root': total }}>
          <UsageRow name={t('profile.billing.together')} amounts={usage} />
        </TableFooter>
      </Table>
    </TableContainer>
  );
}

function UsageRow({ name, amounts }: { readonly name: ReactNode; readonly amounts: Amounts }) {
  const { language } = useTranslation().i18n;
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ ...cell, overflowWrap: 'anywhere' }}>
        {name}
      </TableCell>
      <TableCell sx={number}>{formatNumber(amounts.pages, language)}</TableCell>
      <TableCell sx={number}>{formatNumber(amounts.media, language)}</TableCell>
      <TableCell sx={number}>{formatBytes(amounts.bytes, language)}</TableCell>
    </TableRow>
  );
}
