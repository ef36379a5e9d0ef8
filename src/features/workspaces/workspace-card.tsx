import { Box, Card, CardActions, CardContent, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Workspace } from '../../../shared/wire/workspaces.ts';
import { clamped } from '../../ui/clamped.ts';
import { Count } from '../../ui/count.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { WorkspaceTypeIcon } from './workspace-type-icon.tsx';

/** More tags would make one card, and so its whole row, as high as three. */
const tagsShown = 6;

/** One workspace, with links into it. */
export function WorkspaceCard({ workspace }: { readonly workspace: Workspace }) {
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
            <Typography variant="h3" component="h2" sx={{ ...clamped(2), overflowWrap: 'anywhere' }}>
              {title}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {t(`workspaces.types.${type}`)} · {t('workspaces.pageCount', { count: page_count })}
            </Typography>
          </Box>
        </Stack>
        {description !== '' && (
          <Typography color="textSecondary" sx={{ ...clamped(3), mt: 3, overflowWrap: 'anywhere' }}>
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
