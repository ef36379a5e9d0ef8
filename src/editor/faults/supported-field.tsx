import {
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { revalidate } from '../../../content-model/validate-field.ts';
import { FaultNote } from './fault-note.tsx';
import { describeFault, isStopped, type FieldFault, type PlacedFault } from './field-fault.ts';
import { UneditableField, storedText } from './uneditable-field.tsx';
import { longestWait, PluginArea } from './plugin-area.tsx';
import { PluginWidget, type SupportedFieldProps } from './plugin-widget.tsx';
import { usePlugin } from './use-plugin.ts';
import { Button } from '../../../field-plugins/sdk/kit/button.tsx';
import { coerceValue } from '../../../content-model/coerce-value.ts';
import { sameValue } from '../../../field-plugins/sdk/contract/same-value.ts';
import { useEditor, useEditorState } from '../editor-context.ts';
import { CopyText } from './copy-text.tsx';

/**
 * Renders a field with its plugin. A fault of the plugin affects only this field and never the value: the user learns
 * which plugin it was, sees the stored value, and can try again.
 */
export const SupportedField = memo(function SupportedField(props: SupportedFieldProps) {
  const { blockKey, place, field, id, value, change } = props;
  const { t } = useTranslation();
  const { field_title: label, field_type: type, help } = field.definition;
  const mistaken = useMemo(() => pureFault({ field, value }), [field, value]);
  const plugin = usePlugin({ blockKey, name: place, type }, mistaken);
  const { attempt, fault, reportFault, retry } = plugin;
  const focus = useFocusOfReplacement(isStopped(fault), id);
  const [isDecided, setDecided] = useState(false);
  const decide = useCallback(
    (next: unknown) => {
      setDecided(true);
      change(next);
    },
    [change],
  );
  const kept = { blockKey, place, id, label, value };
  if (!field.plugin && !field.fault) {
    return <UneditableField {...kept} reason={field.problem ?? t('editor.unknownField', { type })} />;
  }
  if (!mistaken && isMismatch({ field, value }))
    return <InvalidField {...{ blockKey, place, field, id, value }} change={decide} />;
  const note = fault && { reason: reasonOf(fault), details: describeFault(fault), onRetry: retry };
  if (note && isStopped(fault)) return <UneditableField {...kept} {...note} />;
  return (
    <div {...focus}>
      <PluginArea
        plugin={plugin}
        render={({ Widget }) => (
          <PluginWidget {...props} {...{ Widget, reportFault }} isRetried={attempt > 0 || isDecided} />
        )}
      />
      {help !== undefined && <FieldHelp {...{ id, help }} />}
      {note && <FaultNote {...note} className="fault-below" />}
    </div>
  );

  function reasonOf({ kind }: PlacedFault): string {
    if (kind === 'render' || kind === 'pure') return t('editor.brokenField', { type });
    return t(`editor.fault.${kind}`, { type, count: longestWait / 1000 });
  }
});

/** If the user was typing in a widget that stops, the focus moves to its replacement, not to the top of the page. */
function useFocusOfReplacement(stopped: boolean, id: string) {
  const hadFocus = useRef(false);
  useEffect(() => {
    if (stopped && hadFocus.current) document.getElementById(id)?.focus();
    hadFocus.current = false;
  }, [stopped, id]);
  return {
    onFocusCapture: () => void (hadFocus.current = true),
    // If the focused element was removed, the user has not left the field.
    onBlurCapture: ({ target }: FocusEvent) => void (hadFocus.current = !target.isConnected),
  };
}

type FieldValue = Pick<SupportedFieldProps, 'field' | 'value'>;

/** The plugin failed on the definition, or failed to read the value, so no widget can show it. */
function pureFault({ field, value }: FieldValue): FieldFault | undefined {
  if (field.fault) return { kind: 'pure', error: field.fault.cause, found: field.fault.message };
  if (!isMismatch({ field, value })) return undefined;
  const { fault } = revalidate(field, value);
  return fault && { kind: 'pure', error: fault.cause, found: fault.message };
}

/** Whether the types of a value do not match the field's schema. */
function isMismatch({ field, value }: FieldValue): boolean {
  return value !== undefined && revalidate(field, value).mismatch !== undefined;
}

interface FieldHelpProps {
  readonly id: string;
  readonly help: string;
}

/**
 * A sentence below a field, which is announced with it. Widgets are unaware of it: the element that takes the focus
 * gets a description in addition to its own, whenever the widget has rendered it. It is beside the widget, not around
 * it, so that the widget keeps the focus when an administrator adds a help text.
 */
function FieldHelp({ id, help }: FieldHelpProps) {
  const text = useRef<HTMLParagraphElement>(null);
  const helpId = `${id}-about`;
  useLayoutEffect(() => {
    const field = text.current?.parentElement;
    if (!field) return undefined;
    const describe = () => addDescription(document.getElementById(id), helpId);
    const observer = new MutationObserver(describe);
    const attributeFilter = ['id', 'aria-describedby'];
    observer.observe(field, { subtree: true, childList: true, attributeFilter });
    describe();
    return () => observer.disconnect();
  }, [id, helpId]);
  return (
    <p ref={text} id={helpId} className="form-about">
      {help}
    </p>
  );
}

/** Changes nothing if it is there already, so that observing it comes to an end. */
function addDescription(element: HTMLElement | null, id: string): void {
  const ids = element?.getAttribute('aria-describedby')?.split(' ') ?? [];
  if (element !== null && !ids.includes(id)) element.setAttribute('aria-describedby', [...ids, id].join(' '));
}

/** Shows the stored value of a field if it has the wrong type, and keeps it until the user decides. */
function InvalidField({ blockKey, place, field, id, value, change }: Omit<SupportedFieldProps, 'leave'>) {
  const { t } = useTranslation();
  const { models } = useEditor();
  const { definition, defaultValue } = field;
  const isStored = useEditorState(({ blocks }) => {
    const { modelId, saved } = blocks.get(blockKey) ?? {};
    return saved != null && sameValue(models.valueAt(modelId ?? '', saved, place), value);
  });
  const readOnly = useEditorState(({ blocks }) => blocks.get(blockKey)?.sync === 'deleting');
  const converted = useMemo(() => coerceValue(field, value), [field, value]);
  const choices = [
    { label: t('editor.invalid.use'), next: converted },
    { label: t('editor.invalid.replace'), next: defaultValue },
  ].filter(({ next }) => next !== undefined);
  return (
    <UneditableField
      {...{ blockKey, place, id, value, label: definition.field_title }}
      reason={t(isStored ? 'editor.invalid.kept' : 'editor.invalid.unsaved')}
      actions={
        <>
          {choices.map(({ label, next }) => (
            <Button key={label} size="small" color="inherit" disabled={readOnly} onClick={() => change(next)}>
              {label}
            </Button>
          ))}
          <CopyText text={storedText(value)} label={t('editor.invalid.copy')} />
        </>
      }
    />
  );
}
