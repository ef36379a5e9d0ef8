import { useCallback, useEffect, useInsertionEffect, useRef } from 'react';
import { isComposite, type ModelField } from '../../../content-model/model-fields.ts';
import type { FieldView } from '../../../field-plugins/sdk/contract/view.ts';
import { useEditorState } from '../editor-context.ts';
import { useFieldHost } from '../field-host-context.ts';
import { CompositeWidget } from '../form/composite-widget.tsx';
import { useFieldErrors } from '../form/use-field-errors.ts';
import { useSurroundings } from '../form/use-surroundings.ts';
import { useWantedFocus } from '../form/use-wanted-focus.ts';
import type { Place } from '../store/places.ts';
import type { FieldFault } from './field-fault.ts';
import { checkEmitted, frozenCopy } from './check-emitted.ts';

export interface SupportedFieldProps {
  readonly blockKey: string;
  readonly place: Place;
  readonly field: ModelField;
  readonly id: string;
  readonly value: unknown;
  change(value: unknown): void;
  leave(): void;
}

interface PluginWidgetProps extends SupportedFieldProps {
  readonly Widget: FieldView['Widget'];
  /** Whether the user retried or replaced an invalid value: the focus was on a button that is gone. */
  readonly isRetried: boolean;
  reportFault(fault: FieldFault): void;
}

/** A widget with restricted input, whose values are checked before the form sees them. */
export function PluginWidget(props: PluginWidgetProps) {
  const { blockKey, place, field, id, isRetried, leave, Widget } = props;
  const { definition, options } = field;
  const { field_title: label, required, placeholder, autofill = false } = definition;
  const value = frozenCopy(props.value === undefined ? field.defaultValue : props.value);
  const readOnly = useEditorState((state) => state.blocks.get(blockKey)?.sync === 'deleting');
  const change = useCheckedChange({ ...props, value, readOnly });
  const messages = useFieldErrors(blockKey, place);
  const host = useFieldHost();
  const around = useSurroundings(blockKey, place);
  useWantedFocus({ blockKey, place, id });
  useEffect(() => {
    if (isRetried) document.getElementById(id)?.focus();
  }, [isRetried, id]);
  const given = {
    ...{ id, label, value, options, required, readOnly, autofill, host, around, ...messages },
    ...{ onChange: change, onBlur: leave },
    ...(placeholder !== undefined && { placeholder }),
  };
  if (!isComposite(field)) return <Widget {...given} />;
  return (
    <CompositeWidget
      {...{ blockKey, place, field, id }}
      render={(children) => <Widget {...given} {...{ children }} />}
    />
  );
}

interface Changing extends PluginWidgetProps {
  readonly readOnly: boolean;
}

/** A widget's `onChange`: the same function on every render. */
function useCheckedChange(props: Changing): (value: unknown) => void {
  const latest = useRef(props);
  // Widgets may emit in their layout effects.
  useInsertionEffect(() => {
    latest.current = props;
  });
  return useCallback((value: unknown) => {
    const { field, readOnly, change, reportFault } = latest.current;
    if (readOnly) return;
    const checked = checkEmitted(field, value);
    if ('fault' in checked) reportFault(checked.fault);
    else change(checked.value);
  }, []);
}
