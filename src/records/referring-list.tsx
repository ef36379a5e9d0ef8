import { Box, Typography } from '@mui/material';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReferringContent } from '../../shared/wire/content.ts';
import { TextLink } from '../ui/link-button.tsx';
import { LoadState } from './load-state.tsx';

interface ReferringListProps {
  readonly queryKey: QueryKey;
  load(): Promise<ReferringContent>;
  /** Whether the reader may open the listed content. */
  readonly linked?: boolean;
  /** Renders the block that refers, by its type. */
  imageOf?(modelId: string): ReactNode;
}

/** The content that shows an image or links to a page, as links. Loads whenever it appears, because it changes elsewhere. */
export function ReferringList({ queryKey, load, linked = true, imageOf }: ReferringListProps) {
  const { t } = useTranslation();
  const query = useQuery({ queryKey: [...queryKey, 'referring'], queryFn: load, gcTime: 0, staleTime: 0 });
  if (!query.data) return <LoadState query={query} failed={t('referring.loadFailed')} />;
  const { results, more } = query.data;
  if (results.length === 0) return <Typography>{t('referring.none')}</Typography>;
  return (
    <Box component="ul" sx={[listSx, imageOf !== undefined && imagesSx]}>
      {results.map((source) => (
        <li key={`${source.kind} ${source.page ?? source.name}`}>
          {imageOf && (
            <Box component="span" sx={{ width: 72, flex: 'none' }}>
              {source.block_content_model !== null && imageOf(source.block_content_model)}
            </Box>
          )}
          <span>
            {linked ? <TextLink href={addressOf(source)}>{source.name}</TextLink> : source.name}
            {source.kind === 'component' && ` (${t('referring.component')})`}
          </span>
        </li>
      ))}
      {more && <li>{t('referring.more')}</li>}
    </Box>
  );
}

const listSx = { my: 2, pl: 6, overflowWrap: 'anywhere', '& li + li': { mt: 1 } } as const;

/** Images replace the dots. */
const imagesSx = {
  ...{ pl: 0, listStyle: 'none' },
  '& li': { display: 'flex', alignItems: 'center', gap: 3 },
  '& li + li': { mt: 2 },
} as const;

function addressOf({ kind, page, workspace }: ReferringContent['results'][number]): string {
  const inside = `/workspaces/${workspace}`;
  if (kind === 'page') return `${inside}/pages/${page}`;
  return `${inside}/${kind === 'component' ? 'components' : kind}`;
}
