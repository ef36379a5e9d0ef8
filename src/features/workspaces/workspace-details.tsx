import { Box, Link, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link as RouteLink } from 'wouter';
import { useAppStore } from '../../state/app-store.ts';
import { WorkspaceTypeIcon } from './workspace-type-icon.tsx';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';

const ground = 'var(--octavo-palette-background-default)';

const shade = 'color-mix(in srgb, var(--octavo-palette-text-primary) 14%, transparent)';

/**
 * A shadow at each edge where the list continues. The shadow does not move; a piece of background that scrolls with the
 * list covers it where the list ends.
 */
const edgeShadows = {
  background: [
    `linear-gradient(to right, ${ground} 50%, transparent) left top / 32px calc(100% - 1px) no-repeat local`,
    `linear-gradient(to left, ${ground} 50%, transparent) right top / 32px calc(100% - 1px) no-repeat local`,
    `linear-gradient(to right, ${shade}, transparent) left top / 12px calc(100% - 1px) no-repeat scroll`,
    `linear-gradient(to left, ${shade}, transparent) right top / 12px calc(100% - 1px) no-repeat scroll`,
  ].join(', '),
} as const;

/** The screens about a workspace itself, in the order they are shown; each name is the end of its path. */
const parts = ['settings', 'design', 'seo', 'members', 'users', 'inquiries', 'danger'] as const;

type Part = (typeof parts)[number];

interface WorkspaceDetailsProps {
  readonly workspaceId: string;
  /** The end of the path. */
  readonly current: string;
  /** Shown until the screen has loaded. */
  readonly spinner?: ReactNode;
  readonly children: ReactNode;
}

/** A screen about the workspace itself, below the header that these screens share. */
export function WorkspaceDetails({ workspaceId, current, spinner, children }: WorkspaceDetailsProps) {
  return (
    <>
      <Header workspaceId={workspaceId} current={current} />
      <Suspense fallback={spinner}>{children}</Suspense>
    </>
  );
}

type HeaderProps = Pick<WorkspaceDetailsProps, 'workspaceId' | 'current'>;

function Header({ workspaceId, current }: HeaderProps) {
  const { t } = useTranslation();
  const workspace = useAppStore(({ workspaces }) => workspaces.list.find(({ id }) => id === workspaceId));
  return (
    <Box sx={{ mb: 6 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 3, mb: 3, minHeight: 24 }}>
        {workspace && (
          <>
            <Box
              role="img"
              aria-label={t(`workspaces.types.${workspace.type}`)}
              title={t(`workspaces.types.${workspace.type}`)}
              sx={{ display: 'flex', color: 'action.active' }}
            >
              <WorkspaceTypeIcon type={workspace.type} />
            </Box>
            <Typography variant="subtitle1" component="p" noWrap title={workspace.title} sx={{ minWidth: 0 }}>
              {workspace.title}
            </Typography>
          </>
        )}
      </Stack>
      <DetailsTabs workspaceId={workspaceId} current={current} />
    </Box>
  );
}

/** If the links do not fit side by side, they scroll sideways. */
function DetailsTabs({ workspaceId, current }: HeaderProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => show(list.current, list.current?.querySelector('[aria-current]')), [current]);
  return (
    <Box
      component="nav"
      aria-label={t('workspaces.details')}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      <Box
        component="ul"
        ref={list}
        sx={{
          display: 'flex',
          gap: 1,
          m: 0,
          p: 0,
          // Room for the focus ring and the current link's mark, which are at the very edge.
          pt: 1,
          mb: '-1px',
          overflowX: 'auto',
          scrollbarWidth: 'thin',
          listStyle: 'none',
          ...edgeShadows,
        }}
      >
        {parts.map((part) => (
          <Box component="li" key={part} sx={{ flex: 'none' }}>
            <Link
              component={RouteLink}
              href={`/workspaces/${workspaceId}/${part}`}
              variant="subtitle2"
              underline="none"
              aria-current={part === current ? 'page' : undefined}
              // Browsers do not scroll to a link that is partly visible.
              onFocus={({ currentTarget }) => show(list.current, currentTarget)}
              sx={{
                display: 'block',
                px: { xs: 2, sm: 3 },
                py: 2,
                borderBottom: 2,
                borderColor: part === current ? 'secondary.main' : 'transparent',
                color: colourOf(part, current),
                outlineOffset: -3,
                '&:hover': { color: part === 'danger' ? 'error.dark' : 'text.primary' },
              }}
            >
              {t(part === 'danger' ? 'menu.danger' : `workspaces.parts.${part}`)}
            </Link>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function colourOf(part: Part, current: string): string {
  if (part === 'danger') return 'error.main';
  return part === current ? 'text.primary' : 'text.secondary';
}

/** Scrolls only the list until the link is visible. */
function show(list: Element | null, link: Element | null | undefined): void {
  if (!list || !link) return;
  const [outer, inner] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
  if (inner.right > outer.right) list.scrollLeft += inner.right - outer.right;
  else if (inner.left < outer.left) list.scrollLeft -= outer.left - inner.left;
}
