import { type ComponentType, createElement, type ReactNode, Suspense, useEffect, useReducer } from 'react';
import { Redirect, useLocation } from 'wouter';
import { Spinner } from '../ui/spinner.tsx';
import { AppErrorBoundary } from './app-error-boundary.tsx';
import { PageFrame } from './frame/page-frame.tsx';
import { Guard } from './guard.tsx';
import { lazyPart } from './lazy-part.tsx';
import { type FoundRoute, matchRoute } from './match-route.ts';
import { fetchCode, type LayerProps } from './route-kinds.ts';

/** The screen of the path, inside the frame. */
export function Routes() {
  const [path] = useLocation();
  return (
    <PageFrame>
      <AppErrorBoundary place={path}>
        <ScreenOfPath />
      </AppErrorBoundary>
    </PageFrame>
  );
}

/** The screen of the path, for its audience. Unknown paths redirect to the root. */
export function ScreenOfPath() {
  const [path] = useLocation();
  const found = matchRoute(path);
  if (found === undefined) return <Redirect to="/" replace />;
  return (
    <Guard who={found.entry.who}>
      <Loaded {...found} />
    </Guard>
  );
}

function Loaded(found: FoundRoute) {
  const [, redraw] = useReducer((drawings: number) => drawings + 1, 0);
  const spinner = <Loading entry={found.entry} onLoaded={redraw} />;
  return (
    <Suspense fallback={spinner}>
      <Layered {...found} spinner={spinner} />
    </Suspense>
  );
}

interface LoadingProps extends Pick<FoundRoute, 'entry'> {
  onLoaded(): void;
}

/** React shows a fallback for 300 ms, even if the code arrives sooner, unless another update renders. So this makes one. */
function Loading({ entry, onLoaded }: LoadingProps) {
  useEffect(() => void fetchCode(entry).then(onLoaded), [entry, onLoaded]);
  return <Spinner />;
}

function Layered({ entry, params, spinner }: FoundRoute & Pick<LayerProps, 'spinner'>) {
  const { screen, layers, leadsTo, stays = false, current = 'settings' } = entry;
  if (leadsTo !== undefined) return <Redirect to={leadsTo(params)} replace />;
  // Load all layers at once, not one after the other as they are drawn.
  void fetchCode(entry);
  const { workspaceId } = params;
  const key = stays ? undefined : Object.values(params).join('/');
  return layers.reduceRight<ReactNode>(
    (children, layer) => {
      const Around = part(layer);
      return <Around {...{ workspaceId, current, spinner }}>{children}</Around>;
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
