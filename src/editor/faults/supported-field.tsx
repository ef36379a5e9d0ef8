import { memo, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { revalidate } from '../../../content-model/validate-field.ts';
import { FaultNote } from './fault-note.tsx';
import { FieldHelp } from './field-help.tsx';
import { describeFault, type FieldFault, type PlacedFault } from './field-fault.ts';
import { KeptField } from './kept-field.tsx';
import { longestWait, PluginArea } from './plugin-area.tsx';
import { isStopped } from './plugin-state.ts';
import { PluginWidget, type SupportedFieldProps } from './plugin-widget.tsx';
import { InvalidField } from './invalid-field.tsx';
import { usePlugin } from './use-plugin.ts';
import { useFieldEvents } from './use-field-events.ts';

/**
 * A field and its plugin. Whatever the plugin does wrong affects only this field and never the value: the user learns
 * which plugin it was, sees the stored value, and can try again.
 */
export const SupportedField = memo(function SupportedField(props: SupportedFieldProps) {
  const { blockKey, place, field, id, value, change } = props;
  const { t } = useTranslation();
  const { field_title: label, field_type: type, help } = field.definition;
  const mistaken = useMemo(() => pureFault({ field, value }), [field, value]);
  const plugin = usePlugin({ blockKey, name: place, type }, mistaken);
  const { attempt, fault, tell, retry } = plugin;
  const events = useFieldEvents(plugin, id);
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
    return <KeptField {...kept} reason={field.problem ?? t('editor.unknownField', { type })} />;
  }
  if (!mistaken && isMismatch({ field, value }))
    return <InvalidField {...{ blockKey, place, field, id, value }} change={decide} />;
  const note = fault && { reason: reasonOf(fault), details: describeFault(fault), onRetry: retry };
  if (note && isStopped(fault)) return <KeptField {...kept} {...note} />;
  return (
    <div {...events}>
      <PluginArea
        plugin={plugin}
        draw={({ Widget }) => (
          <PluginWidget {...props} {...{ Widget, tell }} isRetried={attempt > 0 || isDecided} />
        )}
      />
      {help !== undefined && <FieldHelp {...{ id, help }} />}
      {note && <FaultNote {...note} sx={{ mt: 2 }} />}
    </div>
  );

  /** The message for the user: which plugin failed, and that nothing is lost. */
  function reasonOf({ kind }: PlacedFault): string {
    if (kind === 'render' || kind === 'pure') return t('editor.brokenField', { type });
    return t(`editor.fault.${kind}`, { type, count: longestWait / 1000 });
  }
});

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
