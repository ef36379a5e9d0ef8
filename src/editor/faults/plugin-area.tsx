import {
  Component,
  createElement,
  Suspense,
  use,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useState,
} from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';
import { FieldViewError } from '../../../field-plugins/sdk/contract/lazy-view.ts';
import { loadOnce } from '../../../shared/load-once.ts';
import type { FieldView } from '../../../field-plugins/sdk/contract/view.ts';
import { useFieldPlugins } from '../field-plugins-context.ts';
import { isChunkLoadError } from '../../lib/chunk-load-errors.ts';
import { loadMuiTheme } from '../../ui/with-mui.ts';
import { reportsItself } from '../../ui/error-boundary.tsx';
import { SiteLooksContext } from '../miniatures/miniature-renderer.ts';
import type { FieldFault } from './field-fault.ts';
import { endOpening, mayOpen } from './opening-block.ts';
import type { WorkingPlugin } from './use-plugin.ts';

/** After this many milliseconds, a field that is still waiting reports it. */
export const longestWait = 10_000;

/** The views that are loaded with the form need no MUI. */
const fetchMuiTheme = loadOnce(loadMuiTheme);

interface PluginAreaProps {
  readonly plugin: WorkingPlugin;
  /** Renders part of the plugin once its view has loaded. */
  render(view: FieldView): ReactNode;
}

/** Renders with a plugin's view. If anything goes wrong, reports it and renders nothing until the next attempt. */
export function PluginArea({ plugin, render }: PluginAreaProps) {
  useSiteDesign();
  const [, renderAgain] = useReducer((renders: number) => renders + 1, 0);
  return (
    <FaultBoundary key={plugin.attempt} reportFault={plugin.reportFault}>
      <Suspense fallback={<Waiting plugin={plugin} onLoaded={renderAgain} />}>
        <Opened plugin={plugin} render={render} />
      </Suspense>
    </FaultBoundary>
  );
}

/** Fields have the colours of the site as soon as these have loaded; until then, and without them, those of the application. */
function useSiteDesign(): void {
  const load = useContext(SiteLooksContext);
  useEffect(() => {
    if (!load) return undefined;
    return whenIdle(() => {
      load()
        .then((looks) => looks.showDesign())
        .catch(() => undefined);
    });
  }, [load]);
}

/** Marks the block while rendering, not in an effect: if the plugin freezes the page, no effect runs. */
function Opened({ plugin: { owner, reportFault }, render }: PluginAreaProps) {
  const { views } = useFieldPlugins();
  const view = use(views.load(owner.type));
  const Theme = views.firstTypes.includes(owner.type) ? undefined : use(fetchMuiTheme());
  const [isOpen] = useState(() => mayOpen(owner));
  useLayoutEffect(() => {
    if (!isOpen) reportFault({ kind: 'hung' });
  }, [isOpen, reportFault]);
  // React may pause between marking the block and rendering the widget. The effects of the widget run before this one.
  useEffect(() => endOpening(owner.blockKey), [owner.blockKey]);
  if (!isOpen) return null;
  return Theme ? createElement(Theme, null, render(view)) : render(view);
}

interface FaultReporting {
  reportFault(fault: FieldFault): void;
}

interface WaitingProps {
  readonly plugin: WorkingPlugin;
  onLoaded(): void;
}

/** React shows a fallback for 300 ms, even if the view arrives sooner, unless another update renders. So this makes one. */
function Waiting({ plugin: { owner, reportFault }, onLoaded }: WaitingProps) {
  const { views } = useFieldPlugins();
  const { type } = owner;
  const tooLong = useEffectEvent(() =>
    reportFault({ kind: 'wait', found: `nothing after ${longestWait / 1000} s` }),
  );
  useEffect(() => {
    const timer = setTimeout(() => tooLong(), longestWait);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const theme = views.firstTypes.includes(type) ? undefined : fetchMuiTheme();
    void Promise.allSettled([views.load(type), theme]).then(onLoaded);
  }, [views, type, onLoaded]);
  return <div className="ui-skeleton" style={{ height: 64 }} />;
}

class FaultBoundary extends Component<FaultReporting & { readonly children: ReactNode }> {
  override state = { broken: false };

  /** The field reports its plugin, without the plugin's message, which may contain typed text. */
  readonly [reportsItself] = true;

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    // The next attempt of the user loads it again.
    fetchMuiTheme.retry();
    this.props.reportFault({ ...faultOf(error), componentStack: componentStack ?? '' });
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children;
  }
}

/** An error thrown while rendering a field comes either from its view or from loading the view or its theme. */
function faultOf(error: unknown): FieldFault {
  if (isChunkLoadError(error)) return { kind: 'load', error };
  if (!(error instanceof FieldViewError)) return { kind: 'render', error };
  return { kind: error.kind, error: error.cause ?? error, found: error.message };
}
