import { act, render } from '@testing-library/react';
import { useState } from 'react';
import en from '../../../locales/en/fields.json';
import { createFakeHost } from './fake-host.ts';
import type { FieldDefinition, FieldIssue, FieldPlugin } from '../contract/field.ts';
import { tellIssues } from '../contract/tell-issues.ts';
import { nothingAround } from './fake-around.ts';
import type { FieldHost, FieldSurroundings, FieldView } from '../contract/view.ts';

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
  const { plugin, view, definition, issues = [] } = request;
  const host = createFakeHost(en, request.host);
  const options = plugin.readOptions(definition);
  let latest = request.value;
  function Holder() {
    const [value, setValue] = useState(request.value);
    // oxlint-disable-next-line react/globals -- Tests read what was rendered last; nothing is rendered from it.
    latest = value;
    return (
      <view.Widget
        id="field"
        label={definition.field_title}
        readOnly={false}
        {...{ value, options, required: definition.required, host, around: request.around ?? nothingAround }}
        {...tellIssues(issues, host)}
        onChange={setValue}
        onBlur={() => undefined}
      />
    );
  }
  await act(async () => render(<Holder />));
  return { latest: () => latest };
}
