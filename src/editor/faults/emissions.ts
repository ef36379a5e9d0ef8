import { examineAgain } from '../../../content-model/examine-field.ts';
import type { ModelField } from '../../../content-model/model-fields.ts';
import { jsonFault } from '../../../shared/json-fault.ts';
import type { FieldFault } from './field-fault.ts';
import { freezeValue } from './freeze-value.ts';
import { countUserInputs } from './user-inputs.ts';

/** This many values within this many milliseconds, without any user input, count as an endless loop. */
const loopLimits = { emissions: 25, within: 2000 } as const;

/** What to do with a value that a widget emitted. */
export type Judgement =
  /** `value` is a copy: the widget keeps its own object. */
  | { readonly kind: 'kept'; readonly value: unknown }
  | { readonly kind: 'refused'; readonly fault: FieldFault }
  /** `back` is the value before the loop. */
  | { readonly kind: 'loop'; readonly fault: FieldFault; readonly back: unknown };

/** Why a value cannot be shown: its types do not match the field's schema. Undefined when they do. */
export function misfitFault(field: ModelField, value: unknown): FieldFault | undefined {
  const path = examineAgain(field, value).misfit;
  return path === undefined
    ? undefined
    : { kind: 'value', path, found: 'a type that the schema does not know' };
}

interface Run {
  inputs: number;
  since: number;
  count: number;
  back: unknown;
}

/**
 * Judges every value a widget emits before anything else sees it: once per value, never per row. A value must be JSON of
 * the right types, and must be caused by the user. A widget that keeps emitting on its own is stopped; it gets back the
 * value from before the loop, or the one from the user's last action.
 */
export function createEmissions(now: () => number = () => performance.now()) {
  let run: Run | undefined;
  const inputsBefore = countUserInputs();

  /** `kept` is the value the user's action produced, or the previous value if that one cannot be kept. */
  function joinRun(kept: unknown, before: unknown): Run {
    const inputs = countUserInputs();
    const at = now();
    if (run !== undefined && run.inputs === inputs && at - run.since <= loopLimits.within) {
      run.count += 1;
      return run;
    }
    const byUser = inputs !== (run?.inputs ?? inputsBefore);
    run = { inputs, since: at, count: 1, back: byUser ? kept : before };
    return run;
  }

  return {
    judge(
      field: ModelField,
      { value, before }: { readonly value: unknown; readonly before: unknown },
    ): Judgement {
      const json = jsonFault(value);
      const copy = json === undefined ? freezeValue(value) : undefined;
      const fault = json === undefined ? misfitFault(field, copy) : ({ kind: 'value', ...json } as const);
      const { count, back } = joinRun(fault === undefined ? copy : before, before);
      if (count > loopLimits.emissions) {
        const found = `${count} values in a row that nobody asked for`;
        return { kind: 'loop', fault: { kind: 'loop', found }, back };
      }
      return fault === undefined ? { kind: 'kept', value: copy } : { kind: 'refused', fault };
    },
  };
}
