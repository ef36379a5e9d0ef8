import { memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { describeFault, isPassing } from './field-fault.ts';
import { FieldBoundary } from './field-boundary.tsx';
import { FieldWaiting, longestWait } from './field-waiting.tsx';
import { FaultNote } from './fault-note.tsx';
import { KeptField } from './kept-field.tsx';
import { PluginWidget } from './plugin-widget.tsx';
import type { ServedFieldProps } from './served-field-props.ts';
import { useFaultWords } from './use-fault-words.ts';
import { useFieldFault } from './use-field-fault.ts';

/**
 * A field and the plugin that serves it. Whatever the plugin does, it costs this field alone, and never the value: the
 * reader is told which plugin it was, sees what is stored, and can try again.
 */
export const ServedField = memo(function ServedField(props: ServedFieldProps) {
  const { blockKey, field, id, value } = props;
  const { t } = useTranslation();
  const words = useFaultWords();
  const { name, plugin } = field;
  const { field_title: label, field_type: type } = field.definition;
  const { fault, placed, attempt, tell, faultOf, settle, retry, watch } = useFieldFault(props);
  const kept = { blockKey, name, id, label, value };
  if (!plugin && !field.fault) {
    return <KeptField {...kept} reason={field.problem ?? t('editor.unknownField', { type })} />;
  }
  if (placed && !isPassing(placed)) {
    return <KeptField {...kept} reason={words(placed)} details={describeFault(placed)} onRetry={retry} />;
  }
  return (
    <div {...watch}>
      <FieldBoundary
        key={attempt}
        onError={(error, componentStack) => tell({ ...faultOf(error), componentStack: componentStack ?? '' })}
      >
        <Suspense
          fallback={
            <FieldWaiting
              onWaiting={settle}
              onTooLong={() => tell({ kind: 'wait', found: `nothing after ${longestWait / 1000} s` })}
            />
          }
        >
          <PluginWidget {...props} tell={tell} isRetried={attempt > 0} />
        </Suspense>
      </FieldBoundary>
      {placed && fault && (
        <FaultNote reason={words(placed)} details={describeFault(placed)} onRetry={retry} />
      )}
    </div>
  );
});
