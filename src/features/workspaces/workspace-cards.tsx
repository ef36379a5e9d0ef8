import { Box, Stack } from '@mui/material';
import { type ComponentProps, createElement, Suspense, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldText } from '../../../shared/fold-text.ts';
import { loadOnce } from '../../../shared/load-once.ts';
import { intlTag } from '../../../shared/intl.ts';
import type { Workspace } from '../../../shared/wire/workspaces.ts';
import { NoMatch } from '../../ui/no-match.tsx';
import { sizes } from '../../../theme/tokens.ts';
import { WorkspaceCard } from './workspace-card.tsx';

// Most people have few workspaces, so the search is not part of the code that every user loads first.
const searchBar = loadOnce(async () => (await import('../../ui/search-bar.tsx')).SearchBar);

function LazySearchBar(props: ComponentProps<Awaited<ReturnType<typeof searchBar>>>) {
  return createElement(use(searchBar()), props);
}

/** With more cards than this, which can be seen at a glance, there is a search. */
const seenAtOnce = 8;

/** The workspaces as cards, by title. */
export function WorkspaceCards({ workspaces }: { readonly workspaces: readonly Workspace[] }) {
  const { t, i18n } = useTranslation();
  const [search, setSearch] = useState('');
  const { compare } = new Intl.Collator(intlTag(i18n.language), { numeric: true });
  const found = workspaces
    .filter((workspace) => matches(workspace, search))
    .toSorted((one, other) => compare(one.title, other.title));
  return (
    <Stack sx={{ gap: 4 }}>
      {workspaces.length > seenAtOnce && (
        <Suspense fallback={<Box sx={{ height: sizes.control }} />}>
          <LazySearchBar
            label={t('workspaces.search')}
            search={search}
            onSearch={setSearch}
            found={t('workspaces.found', { count: found.length })}
          />
        </Suspense>
      )}
      {found.length === 0 && (
        <NoMatch onClear={() => setSearch('')}>{t('workspaces.noMatch', { search })}</NoMatch>
      )}
      {found.length > 0 && (
        <Box
          component="ul"
          aria-label={t('workspaces.title')}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
            gap: 4,
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {found.map((workspace) => (
            <WorkspaceCard key={workspace.id} workspace={workspace} />
          ))}
        </Box>
      )}
    </Stack>
  );
}

/** Whether title, description and tags contain every word, in any spelling (`čaj`, `caj`, `ЧАЈ`). */
function matches({ title, description, tags }: Workspace, search: string): boolean {
  const text = foldText([title, description, ...tags].join(' '));
  return foldText(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
