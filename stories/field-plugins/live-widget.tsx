import { Box } from '@mui/material';
import { useId, useMemo, useState } from 'react';
import { action } from 'storybook/actions';
import type { FieldPlugin } from '../../field-plugins/sdk/contract/field.ts';
import { translateIssues } from '../../field-plugins/sdk/contract/issue-messages.ts';
import { nothingAround } from '../../field-plugins/sdk/testing/fake-around.ts';
import { fakeChildren } from '../../field-plugins/sdk/testing/fake-children.tsx';
import type { ReadSample } from '../../field-plugins/sdk/testing/read-sample.ts';
import type { FieldHost, FieldView } from '../../field-plugins/sdk/contract/view.ts';
import { issuesOf } from '../../field-plugins/sdk/testing/issues-of.ts';
import { ValueDetails } from './value-details.tsx';

interface LiveWidgetProps {
  readonly plugin: FieldPlugin;
  readonly view: FieldView;
  readonly sample: ReadSample;
  readonly host: FieldHost;
  readonly readOnly?: boolean;
}

const onChange = action('onChange');
const onBlur = action('onBlur');

/** A widget that holds its value, as a form would, next to the value and its errors. */
export function LiveWidget({ plugin, view, sample, host, readOnly = false }: LiveWidgetProps) {
  const id = useId();
  const [check] = useState(() => issuesOf(plugin, sample.definition));
  const [value, setValue] = useState(sample.value);
  // Missing values are not reported before the user has visited the field.
  const [isEdited, setIsEdited] = useState(sample.issues.length > 0);
  const issues = isEdited ? check(value) : [];
  const { label, options, required, name } = sample;
  const children = useMemo(() => fakeChildren(plugin, value), [plugin, value]);
  return (
    <Beside>
      <view.Widget
        {...{ id, label, value, options, required, readOnly, host, around: nothingAround }}
        {...translateIssues(issues, host)}
        {...(children && { children })}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
        onBlur={() => {
          onBlur(value);
          setIsEdited(true);
        }}
      />
      <ValueDetails {...{ name, value, issues }} />
    </Beside>
  );
}

/** Side by side if there is room. */
export function Beside({ children }: { readonly children: React.ReactNode }) {
  return <Box sx={besideSx}>{children}</Box>;
}

const besideSx = {
  ...{ display: 'grid', alignItems: 'start', columnGap: 6, rowGap: 3, '& > *': { minWidth: 0 } },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 640px) minmax(200px, 1fr)' },
} as const;
