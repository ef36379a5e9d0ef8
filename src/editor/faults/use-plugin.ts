import { useCallback, useEffect, useMemo, useReducer } from 'react';
import { useFieldPlugins, type FieldPlugins } from '../field-plugins-context.ts';
import { disownErrors } from './event-errors.ts';
import { describeFault, type FieldFault, type PlacedFault } from './field-fault.ts';
import { openAgain, type FieldOfBlock } from './opening-block.ts';
import { nextState, working } from './plugin-state.ts';

export interface WorkingPlugin {
  readonly owner: FieldOfBlock;
  readonly attempt: number;
  readonly fault: PlacedFault | undefined;
  tell(fault: FieldFault): void;
  retry(): void;
}

/** Tracks the plugin of a field. `mistaken` is a fault of its field definition, which stops it before it is rendered. */
export function usePlugin({ blockKey, name, type }: FieldOfBlock, mistaken?: FieldFault): WorkingPlugin {
  const plugins = useFieldPlugins();
  const owner = useMemo(() => ({ blockKey, name, type }), [blockKey, name, type]);
  const [{ attempt, fault: told }, send] = useReducer(nextState, working);
  const cause = told ?? mistaken;
  const contract = plugins.registry.find(type)?.contract;
  const fault = useMemo<PlacedFault | undefined>(
    () => cause && { ...cause, type, contract, field: name },
    [cause, type, contract, name],
  );
  useEffect(() => {
    if (fault) tellFault(plugins, fault);
  }, [plugins, fault]);
  const tell = useCallback((next: FieldFault) => send({ type: 'failed', fault: next }), []);
  useEffect(() => () => disownErrors(tell), [tell]);
  const retry = useCallback(() => {
    openAgain(owner);
    plugins.views.retry(type);
    send({ type: 'retried' });
  }, [owner, plugins, type]);
  return { owner, attempt, fault, tell, retry };
}

/** Prints one line to the console, and tells the application if it listens. */
export function tellFault(plugins: FieldPlugins, fault: PlacedFault): void {
  console.error(describeFault(fault), ...(fault.error === undefined ? [] : [fault.error]));
  plugins.onFault?.(fault);
}
