import { type ComponentType, createElement, type ReactNode, Suspense } from 'react';
import { Redirect, useLocation } from 'wouter';
import { Spinner } from '../ui/spinner.tsx';
import { AppErrorBoundary } from './app-error-boundary.tsx';
import { PageFrame } from './frame/page-frame.tsx';
import { Guard } from './guard.tsx';
import { lazyPart } from './lazy-part.tsx';
import { type FoundRoute, matchRoute } from './match-route.ts';
import { fetchCode } from './route-kinds.ts';

/** The screen of the path, inside the frame. */
export function Routes() {
  const [path] = useLocation();
  return (
    <PageFrame>
      <AppErrorBoundary place={path}>
        <Suspense fallback={<Spinner />}>
          <ScreenOfPath />
        </Suspense>
      </AppErrorBoundary>
    </PageFrame>
  );
}

/** The screen of the path, for those it is for. Unknown paths redirect to the root. */
export function ScreenOfPath() {
  const [path] = useLocation();
  const found = matchRoute(path);
  if (found === undefined) return <Redirect to="/" replace />;
  return (
    <Guard who={found.entry.who}>
      <Layered {...found} />
    </Guard>
  );
}

function Layered({ entry, params }: FoundRoute) {
  const { screen, layers, leadsTo, stays = false, current = 'settings' } = entry;
  if (leadsTo !== undefined) return <Redirect to={leadsTo(params)} replace />;
  // Load all layers at once, not one after the other as they are drawn.
  void fetchCode(entry);
  const { workspaceId } = params;
  const key = stays ? undefined : Object.values(params).join('/');
  return layers.reduceRight<ReactNode>(
    (children, layer) => {
      const Around = part(layer);
      return <Around {...{ workspaceId, current }}>{children}</Around>;
    },
    createElement(part(screen), { ...params, key }),
  );
}

const parts = new Map<unknown, unknown>();

/** The component that `load` loads; the same one every time. */
function part<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const known = (parts.get(load) as ComponentType<Props> | undefined) ?? lazyPart(load);
  parts.set(load, known);
  return known;
}
