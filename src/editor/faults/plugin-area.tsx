import { Skeleton } from '@mui/material';
import { Component, Suspense, use, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { FieldViewError } from '../../../field-plugins/sdk/contract/lazy-view.ts';
import type { FieldView } from '../../../field-plugins/sdk/contract/view.ts';
import { useFieldPlugins } from '../field-plugins-context.ts';
import { beginWork, neverEnded } from './at-work.ts';
import type { FieldFault } from './field-fault.ts';
import type { WorkingPlugin } from './use-plugin.ts';

/** Milliseconds after which a field that is still waiting says so. */
export const longestWait = 10_000;

interface PluginAreaProps {
  readonly plugin: WorkingPlugin;
  /** Draws something of the plugin, once its view is here. */
  draw(view: FieldView): ReactNode;
}

/** Draws with the view of a plugin. Whatever goes wrong meanwhile is told, and draws nothing until the next attempt. */
export function PluginArea({ plugin, draw }: PluginAreaProps) {
  return (
    <FaultBoundary key={plugin.attempt} tell={plugin.tell}>
      <Suspense fallback={<Waiting tell={plugin.tell} />}>
        <Marked plugin={plugin} draw={draw} />
      </Suspense>
    </FaultBoundary>
  );
}

/** Marks the plugin as being at work after the commit before its first drawing, for rendering must not write. */
function Marked({ plugin: { mark, tell }, draw }: PluginAreaProps) {
  const view = use(useFieldPlugins().views.load(mark.type));
  const [isMarked, setMarked] = useState(false);
  useLayoutEffect(() => {
    if (neverEnded(mark)) return tell({ kind: 'hung' });
    beginWork(mark);
    setMarked(true);
  }, [mark, tell]);
  return isMarked && draw(view);
}

interface Telling {
  tell(fault: FieldFault): void;
}

function Waiting({ tell }: Telling) {
  const tooLong = useEffectEvent(() =>
    tell({ kind: 'wait', found: `nothing after ${longestWait / 1000} s` }),
  );
  useEffect(() => {
    const timer = setTimeout(() => tooLong(), longestWait);
    return () => clearTimeout(timer);
  }, []);
  return <Skeleton variant="rounded" height={64} />;
}

class FaultBoundary extends Component<Telling & { readonly children: ReactNode }> {
  override state = { broken: false };

  /** The root's own report leaves it alone: the field tells of it, with its plugin and without its words. */
  readonly tellsItself = true;

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.props.tell({ ...faultOf(error), componentStack: componentStack ?? '' });
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children;
  }
}

/** What is thrown while a field is drawn is a fault of its view, or of the way on which its view came. */
function faultOf(error: unknown): FieldFault {
  if (!(error instanceof FieldViewError)) return { kind: 'draw', error };
  return { kind: error.kind, error: error.cause ?? error, found: error.message };
}
