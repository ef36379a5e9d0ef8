/* oxlint-disable react/immutability -- The log is how a run watches the widget; nothing is rendered from it. */
import { memo, Profiler, useState } from 'react';
import { sameValue } from '../../contract/same-value.ts';
import { issuesOfErrors, type IssueMessages } from '../../contract/issue-messages.ts';
import type { FieldHost, FieldSurroundings, FieldView } from '../../contract/view.ts';
import { nothingAround } from '../fake-around.ts';
import type { ReadSample } from '../read-sample.ts';
import { frozen } from './samples.ts';
import { takeStep } from './steps.ts';

/** Records the calls of a field on the page, and can set its value. */
export interface FieldLog {
  /** Every emitted value, in order, and whether it equalled the current one. */
  readonly emitted: { readonly value: unknown; readonly same: boolean }[];
  renders: number;
  value: unknown;
  put(value: unknown): void;
}

interface FieldRowProps {
  readonly id: string;
  readonly view: FieldView;
  readonly sample: ReadSample;
  readonly host: FieldHost;
  readonly log?: FieldLog | undefined;
  readonly readOnly?: boolean;
  readonly issueMessages?: IssueMessages;
  readonly around?: FieldSurroundings;
}

export function newLog(): FieldLog {
  return { emitted: [], renders: 0, value: undefined, put: () => undefined };
}

let renders = 0;

export function rendersSoFar(): number {
  return renders;
}

const none = issuesOfErrors([]);

/** A widget as in a form. Keeps the value itself; nothing else rerenders the widget. */
export const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const { id, view, sample, host, readOnly = false, issueMessages = none, around = nothingAround } = props;
  const [ownLog] = useState(newLog);
  const { log = ownLog } = props;
  const [value, setValue] = useState(() => {
    // React renders the widget next, so errors and loops name this step.
    takeStep(sample.name, 'Rendering the widget');
    return frozen(structuredClone(sample.value));
  });
  log.value = value;
  log.put = (next) => setValue(frozen(structuredClone(next)));
  const { label, required } = sample;
  const options = frozen(sample.options);
  return (
    <Profiler
      id="widget"
      onRender={() => {
        renders += 1;
        log.renders += 1;
      }}
    >
      <view.Widget
        {...{ id, label, value, options, required, readOnly, host, around, ...issueMessages }}
        onChange={(next) => {
          log.emitted.push({ value: next, same: sameValue(next, log.value) });
          log.value = next;
          setValue(frozen(next));
        }}
        onBlur={() => undefined}
      />
    </Profiler>
  );
});
