import { useCallback, useEffect, useMemo, useState } from 'react';
import { reloadIfReachable } from '../../lib/index-page.ts';
import { useFieldPlugins } from '../field-plugins-context.ts';
import { describeFault, isStopped, type FieldFault, type PlacedFault } from './field-fault.ts';
import { endOpening, openAgain, type FieldOfBlock } from './opening-block.ts';

export interface WorkingPlugin {
  readonly owner: FieldOfBlock;
  /** How often the user tried again. Each attempt mounts a new widget. */
  readonly attempt: number;
  readonly fault: PlacedFault | undefined;
  reportFault(fault: FieldFault): void;
  retry(): void;
}

/** Retries every field whose view could not be loaded. One file may contain several views, so one press retries all. */
const lost = new Set<() => void>();

/** Tracks the plugin of a field. `mistaken` is a fault of its field definition, which stops it before it is rendered. */
export function usePlugin({ blockKey, name, type }: FieldOfBlock, mistaken?: FieldFault): WorkingPlugin {
  const plugins = useFieldPlugins();
  const owner = useMemo(() => ({ blockKey, name, type }), [blockKey, name, type]);
  const [attempt, setAttempt] = useState(0);
  const [reported, setReported] = useState<FieldFault>();
  const cause = reported ?? mistaken;
  const contract = plugins.registry.find(type)?.contract;
  const fault = useMemo<PlacedFault | undefined>(
    () => cause && { ...cause, type, contract, field: name },
    [cause, type, contract, name],
  );
  useEffect(() => {
    if (!fault) return;
    console.error(describeFault(fault), ...(fault.error === undefined ? [] : [fault.error]));
    plugins.onFault?.(fault);
  }, [plugins, fault]);
  // A stopped plugin stays stopped until the user tries again.
  const reportFault = useCallback(
    (next: FieldFault) => {
      endOpening(blockKey);
      setReported((last) => (isStopped(last) || isSame(last, next) ? last : next));
    },
    [blockKey],
  );
  const isLost = cause?.kind === 'load';
  const tryAgain = useCallback(() => {
    openAgain(owner);
    setAttempt((before) => before + 1);
    setReported(undefined);
  }, [owner]);
  useEffect(() => {
    if (!isLost) return undefined;
    lost.add(tryAgain);
    return () => void lost.delete(tryAgain);
  }, [isLost, tryAgain]);
  const retry = useCallback(() => {
    // Some browsers remember until the next reload that a module could not be loaded. The journal keeps unsaved changes.
    if (isLost && attempt > 0) return void reloadIfReachable();
    if (!isLost) return tryAgain();
    plugins.views.retry();
    for (const again of [...lost]) again();
  }, [isLost, attempt, plugins, tryAgain]);
  return { owner, attempt, fault, reportFault, retry };
}

function isSame(one: FieldFault | undefined, other: FieldFault): boolean {
  return one?.kind === other.kind && one.path === other.path && one.found === other.found;
}
