import WorkspacesOutlined from '@mui/icons-material/WorkspacesOutlined';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect, Route, Switch } from 'wouter';
import { type DetailsPart, detailsParts } from '../features/workspaces/details-parts.ts';
import { useAppStore } from '../state/app-store.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { lazyPart } from './lazy-part.tsx';
import { FieldHostProvider } from './field-host.tsx';

const PagesScreen = lazyPart(async () => (await import('../features/pages/pages-screen.tsx')).PagesScreen);
const PageCreateScreen = lazyPart(
  async () => (await import('../features/pages/page-create-screen.tsx')).PageCreateScreen,
);
const PageEditorScreen = lazyPart(
  async () => (await import('../features/pages/page-editor-screen.tsx')).PageEditorScreen,
);
const ComponentsScreen = lazyPart(
  async () => (await import('../features/components/components-screen.tsx')).ComponentsScreen,
);
const MediaScreen = lazyPart(async () => (await import('../features/media/media-screen.tsx')).MediaScreen);
const ApiTokensScreen = lazyPart(
  async () => (await import('../features/api-tokens/api-tokens-screen.tsx')).ApiTokensScreen,
);
const ApiTokenCreateScreen = lazyPart(
  async () => (await import('../features/api-tokens/api-token-create-screen.tsx')).ApiTokenCreateScreen,
);
const ApiTokenEditScreen = lazyPart(
  async () => (await import('../features/api-tokens/api-token-edit-screen.tsx')).ApiTokenEditScreen,
);
const WorkspaceDetailsRoutes = lazyPart(
  async () => (await import('./workspace-details-routes.tsx')).WorkspaceDetailsRoutes,
);

/** The screens about the workspace itself, which have their routes in a part of their own. */
const detailsPath = new RegExp(`^/workspaces/[^/]+/(?<part>${detailsParts.join('|')})/?$`);

interface WorkspaceRoutesProps {
  readonly workspaceId: string;
}

/** Everything inside one workspace of the caller. */
export function WorkspaceRoutes({ workspaceId }: WorkspaceRoutesProps) {
  const { t } = useTranslation();
  const { list, status, load } = useAppStore((state) => state.workspaces);
  const known = list.some(({ id }) => id === workspaceId);
  if (known) return <KnownWorkspace workspaceId={workspaceId} />;
  if (status === 'failed')
    return <ErrorState message={`${t('workspaces.loadFailed')}.`} onRetry={() => void load()} />;
  if (status !== 'ready') return <Spinner />;
  return (
    <EmptyState
      icon={<WorkspacesOutlined />}
      action={
        <LinkButton href="/workspaces" variant="outlined">
          {t('workspaces.toList')}
        </LinkButton>
      }
    >
      {t('workspaces.unknown')}
    </EmptyState>
  );
}

function KnownWorkspace({ workspaceId }: WorkspaceRoutesProps) {
  const base = '/workspaces/:workspaceId';
  return (
    <FieldHostProvider workspaceId={workspaceId}>
      <Suspense fallback={<Spinner />}>
        <Switch>
          <Route path={base}>
            <Redirect to={`/workspaces/${workspaceId}/pages`} replace />
          </Route>
          <Route path={`${base}/pages`}>
            <PagesScreen workspaceId={workspaceId} />
          </Route>
          <Route path={`${base}/pages/create`}>
            <PageCreateScreen workspaceId={workspaceId} />
          </Route>
          <Route path={`${base}/pages/:pageId`}>
            {({ pageId }) => <PageEditorScreen key={pageId} workspaceId={workspaceId} pageId={pageId} />}
          </Route>
          <Route path={`${base}/components`}>
            <ComponentsScreen workspaceId={workspaceId} />
          </Route>
          <Route path={`${base}/media`}>
            <MediaScreen workspaceId={workspaceId} />
          </Route>
          <Route path={`${base}/api-tokens`}>
            <ApiTokensScreen workspaceId={workspaceId} />
          </Route>
          <Route path={`${base}/api-tokens/create`}>
            <ApiTokenCreateScreen workspaceId={workspaceId} />
          </Route>
          <Route path={`${base}/api-tokens/:accessId`}>
            {({ accessId }) => (
              <ApiTokenEditScreen key={accessId} workspaceId={workspaceId} accessId={accessId} />
            )}
          </Route>
          <Route path={detailsPath}>
            {({ part }) => <WorkspaceDetailsRoutes workspaceId={workspaceId} current={part as DetailsPart} />}
          </Route>
          <Route>
            <Redirect to="/" replace />
          </Route>
        </Switch>
      </Suspense>
    </FieldHostProvider>
  );
}
