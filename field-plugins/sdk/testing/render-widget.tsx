import { act, render } from '@testing-library/react';
import en from '../../../locales/en/fields.json';
import type { FieldDefinition, FieldIssue, FieldPlugin } from '../contract/field.ts';
import { translateIssues } from '../contract/issue-messages.ts';
import type { FieldHost, FieldSurroundings, FieldView } from '../contract/view.ts';
import { FieldRow, newLog } from './conformance/field-row.tsx';
import { createFakeHost } from './fake-host.ts';

interface RenderRequest<Value, Options> {
  readonly plugin: FieldPlugin<Value, Options>;
  readonly view: FieldView<Value, Options>;
  readonly definition: FieldDefinition;
  readonly value: Value;
  readonly issues?: readonly FieldIssue[];
  readonly host?: Partial<FieldHost>;
  readonly around?: FieldSurroundings;
}

/** Renders a widget that holds its value, for tests. `latest()` returns the current value. */
export async function renderWidget<Value, Options>(request: RenderRequest<Value, Options>) {
  const { plugin, view, definition, value, issues = [], around } = request;
  const host = createFakeHost(en, request.host);
  const { field_title: label, required } = definition;
  const sample = { name: label, definition, label, required, options: plugin.readOptions(definition), value };
  const log = newLog();
  await act(async () =>
    render(
      <FieldRow
        id="field"
        view={view as unknown as FieldView}
        issueMessages={translateIssues(issues, host)}
        {...{ host, log, sample: { ...sample, issues }, ...(around && { around }) }}
      />,
    ),
  );
  return { latest: () => log.value as Value };
}
