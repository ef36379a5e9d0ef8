import { isPassing, type FieldFault } from './field-fault.ts';

/** The state of one field's plugin. It works if there is no fault or only a passing one; any other fault has stopped it. */
export interface PluginState {
  /** How often the user tried again. Each attempt mounts a new widget. */
  readonly attempt: number;
  readonly fault: FieldFault | undefined;
}

export type PluginEvent =
  { readonly type: 'failed'; readonly fault: FieldFault } | { readonly type: 'retried' };

export const working: PluginState = { attempt: 0, fault: undefined };

/** A stopped plugin stays stopped until the user tries again. Returns the same state if nothing changes. */
export function nextState(state: PluginState, event: PluginEvent): PluginState {
  const { attempt, fault } = state;
  switch (event.type) {
    case 'failed':
      return isStopped(fault) || isSame(fault, event.fault) ? state : { attempt, fault: event.fault };
    case 'retried':
      return { attempt: attempt + 1, fault: undefined };
  }
}

/** Whether the widget was replaced by its stored value. */
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
