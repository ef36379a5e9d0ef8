import { examineAgain } from '../../../content-model/examine-field.ts';
import type { ModelField } from '../../../content-model/model-fields.ts';
import { jsonFault } from '../../../shared/json-fault.ts';
import type { FieldFault } from './field-fault.ts';
import { freezeValue } from './freeze-value.ts';
import { countUserInputs } from './user-inputs.ts';

/** So many values in so many milliseconds, without anybody pressing or moving anything, are an endless loop. */
const loopLimits = { emissions: 25, within: 2000 } as const;

/** What is to be made of a value that a widget answered with. */
export type Judgement =
  /** `value` is a copy: what the widget holds stays its own. */
  | { readonly kind: 'kept'; readonly value: unknown }
  | { readonly kind: 'refused'; readonly fault: FieldFault }
  /** `back` is the value before the loop. */
  | { readonly kind: 'loop'; readonly fault: FieldFault; readonly back: unknown };

/** Why JSON cannot be shown: it is not of the types of the field's schema. Undefined when it can. */
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
 * Judges what one widget answers with, before anything else sees it: once for each value, never for each row. A value
 * has to be JSON of the right types, and it has to come from somebody: a widget that goes on by itself is stopped, and
 * keeps what it held before it began, or what the user's last act made of it.
 */
export function createEmissions(now: () => number = () => performance.now()) {
  let run: Run | undefined;
  const inputsBefore = countUserInputs();

  /** `kept` is what the user's act made of the value, or what it was before where that cannot be kept. */
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
