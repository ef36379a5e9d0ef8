import { isPassing, type FieldFault } from './field-fault.ts';

/** How the plugin of one field stands. Without a fault it works; beside a passing one too; any other has stopped it. */
export interface PluginState {
  /** How often somebody tried again. Each attempt draws a new widget. */
  readonly attempt: number;
  readonly fault: FieldFault | undefined;
}

export type PluginEvent =
  | { readonly type: 'failed'; readonly fault: FieldFault }
  | { readonly type: 'retried' }
  /** Another tab, in which the plugin seemed to hang, was only slow. */
  | { readonly type: 'returned' };

export const working: PluginState = { attempt: 0, fault: undefined };

/** What has stopped stays so until somebody tries again. The same state when nothing changes. */
export function nextState(state: PluginState, event: PluginEvent): PluginState {
  const { attempt, fault } = state;
  switch (event.type) {
    case 'failed':
      return isStopped(fault) || isSame(fault, event.fault) ? state : { attempt, fault: event.fault };
    case 'retried':
      return { attempt: attempt + 1, fault: undefined };
    case 'returned':
      return fault?.kind === 'hung' ? { attempt, fault: undefined } : state;
  }
}

/** Whether the widget is gone, and its stored value stands in its place. */
export function isStopped(fault: FieldFault | undefined): fault is FieldFault {
  return fault !== undefined && !isPassing(fault);
}

function isSame(one: FieldFault | undefined, other: FieldFault): boolean {
  return (
    one?.kind === other.kind &&
    one.path === other.path &&
    one.found === other.found &&
    !one.error === !other.error
  );
}
