import { Box, Card, CardActions, CardContent, Stack, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldText } from '../../../shared/fold-text.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { intlTag } from '../../../shared/intl.ts';
import type { Workspace } from '../../../shared/wire/workspaces.ts';
import { NoMatch } from '../../ui/no-match.tsx';
import { sizes } from '../../../theme/tokens.ts';
import { clampLines } from '../../ui/clamp-lines.ts';
import { Count } from '../../ui/count.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { WorkspaceTypeIcon } from './workspace-type-icon.tsx';

// Most users have few workspaces, so the search is not part of the code that every user loads first.
const SearchBar = lazyPart(async () => (await import('../../ui/search-bar.tsx')).SearchBar);

/** With more cards than this, a search is shown: fewer can be seen at a glance. */
const seenAtOnce = 8;

/** Sorted by title. */
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
          <SearchBar
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

/** More tags would make one card, and so its whole row, as high as three. */
const tagsShown = 6;

function WorkspaceCard({ workspace }: { readonly workspace: Workspace }) {
  const { t } = useTranslation();
  const { id, type, title, description, tags, page_count, unread_inquiry_count: unread } = workspace;
  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
      <CardContent sx={{ flex: 1 }}>
        <Stack direction="row" sx={{ gap: 3, alignItems: 'center' }}>
          <Box
            sx={{
              display: 'grid',
              placeItems: 'center',
              width: 40,
              height: 40,
              flex: 'none',
              borderRadius: 1,
              bgcolor: 'background.sunken',
              color: 'primary.main',
            }}
          >
            <WorkspaceTypeIcon type={type} />
          </Box>
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="h3" component="h2" sx={{ ...clampLines(2), overflowWrap: 'anywhere' }}>
              {title}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {t(`workspaces.types.${type}`)} · {t('workspaces.pageCount', { count: page_count })}
            </Typography>
          </Box>
        </Stack>
        {description !== '' && (
          <Typography color="textSecondary" sx={{ ...clampLines(3), mt: 3, overflowWrap: 'anywhere' }}>
            {description}
          </Typography>
        )}
        <FirstTags tags={tags} />
      </CardContent>
      <CardActions sx={{ flexWrap: 'wrap' }}>
        <Stack direction="row" sx={{ alignItems: 'center', mr: 'auto' }}>
          <LinkButton
            href={`/workspaces/${id}/inquiries`}
            size="small"
            color="inherit"
            aria-label={t('workspaces.inquiriesOf', { title, count: unread })}
          >
            {t('inquiries.title')}
          </LinkButton>
          {unread > 0 && (
            <Box component="span" aria-hidden data-testid="unread-inquiries">
              <Count value={unread} />
            </Box>
          )}
        </Stack>
        <LinkButton
          href={`/workspaces/${id}/settings`}
          size="small"
          color="inherit"
          aria-label={t('workspaces.detailsOf', { title })}
        >
          {t('workspaces.details')}
        </LinkButton>
        <LinkButton
          href={`/workspaces/${id}/pages`}
          size="small"
          aria-label={t('workspaces.pagesOf', { title })}
        >
          {t('workspaces.pages')}
        </LinkButton>
      </CardActions>
    </Card>
  );
}

function FirstTags({ tags }: { readonly tags: readonly string[] }) {
  if (tags.length === 0) return null;
  const rest = tags.slice(tagsShown);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 3 }}>
      {tags.slice(0, tagsShown).map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
      {rest.length > 0 && <Tag title={rest.join(', ')}>{`+${rest.length}`}</Tag>}
    </Stack>
  );
}

interface TagProps {
  readonly children: string;
  /** The tooltip, if it adds to the tag. */
  readonly title?: string;
}

/** Not interactive, so it does not need the code of MUI's chips. */
function Tag({ children, title = children }: TagProps) {
  return (
    <Box
      component="span"
      title={title}
      sx={{
        maxWidth: '100%',
        px: 2,
        borderRadius: '6px',
        bgcolor: 'background.sunken',
        fontSize: '0.75rem',
        fontWeight: 520,
        lineHeight: '22px',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  );
}
