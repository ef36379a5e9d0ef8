import { type SyntheticEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { FieldViewError } from '../../../field-plugins/sdk/contract/lazy-view.ts';
import { useFieldPlugins } from '../field-plugins-context.ts';
import { forgetMark, neverEnded, onMarkGone, workBegan, workEnded } from './drawing-marks.ts';
import { valueFault } from './emissions.ts';
import { handleEventIn, watchField } from './field-at-work.ts';
import { isPassing, type FieldFault, type PlacedFault } from './field-fault.ts';
import { tellFault } from './tell-fault.ts';
import type { ServedFieldProps } from './served-field-props.ts';

type Field = Pick<ServedFieldProps, 'blockKey' | 'field' | 'id' | 'value'>;

/** What the plugin of a field did wrong, if anything, and the ways to learn of it and to try again. */
export function useFieldFault({ blockKey, field, id, value }: Field) {
  const plugins = useFieldPlugins();
  const { name, definition } = field;
  const type = definition.field_type;
  const mark = useMemo(() => ({ blockKey, name, type }), [blockKey, name, type]);
  const [told, setTold] = useState<FieldFault | undefined>(() =>
    field.plugin && neverEnded(mark) ? { kind: 'hung' } : undefined,
  );
  const [attempt, setAttempt] = useState(0);
  const mistaken = useMemo(() => pureFault({ field, value }), [field, value]);
  const fault = told ?? mistaken;
  const contract = plugins.registry.find(type)?.contract;
  const placed = useMemo<PlacedFault | undefined>(
    () => fault && { ...fault, type, contract, field: name },
    [fault, type, contract, name],
  );
  useEffect(() => {
    if (placed) tellFault(plugins, placed);
  }, [plugins, placed]);

  const tell = useCallback((next: FieldFault) => setTold((last) => (isSame(last, next) ? last : next)), []);
  const settle = useCallback(() => workEnded(mark), [mark]);
  const kind = told?.kind;
  const retry = useCallback(() => {
    forgetMark(mark);
    if (kind === 'load' || kind === 'view' || kind === 'wait') plugins.views.retry(type);
    setTold(undefined);
    setAttempt((count) => count + 1);
  }, [mark, plugins, type, kind]);

  useEffect(() => watchField(type, tell), [type, tell]);
  const isHung = kind === 'hung';
  useEffect(() => (isHung ? onMarkGone(mark, () => setTold(undefined)) : undefined), [isHung, mark]);
  const isStopped = fault !== undefined && !isPassing(fault);
  const watch = useWatch({ tell, mark, id, isStopped });

  return { fault, placed, attempt, tell, faultOf, settle, retry, watch };
}

/** What is thrown while a field is drawn is a fault of its view, or of the way on which its view came. */
function faultOf(error: unknown): FieldFault {
  if (!(error instanceof FieldViewError)) return { kind: 'draw', error };
  return { kind: error.kind, error: error.cause ?? error, found: error.message };
}

/** A definition that the plugin failed on, or a value that it should have read and did not: no widget can show it. */
function pureFault({ field, value }: Pick<Field, 'field' | 'value'>): FieldFault | undefined {
  if (field.fault) return { kind: 'pure', error: field.fault.cause, found: field.fault.message };
  if (!field.plugin || value === undefined) return undefined;
  const fault = valueFault(field, value);
  return fault && { ...fault, kind: 'pure' };
}

function isSame(one: FieldFault | undefined, other: FieldFault): boolean {
  return (
    one?.kind === other.kind &&
    one.path === other.path &&
    one.found === other.found &&
    !one.error === !other.error
  );
}

interface Watched {
  readonly mark: Parameters<typeof workBegan>[0];
  readonly id: string;
  readonly isStopped: boolean;
  tell(fault: FieldFault): void;
}

/** Marks the plugin as being at work while an event is handled in its widget, portals of it included. */
function useWatch({ tell, mark, id, isStopped }: Watched) {
  const hadFocus = useRef(false);
  useEffect(() => {
    if (isStopped) workEnded(mark);
    // Whoever was typing here goes on from what took the widget's place, and not from the top of the page.
    if (isStopped && hadFocus.current) document.getElementById(id)?.focus();
    hadFocus.current = false;
  }, [isStopped, mark, id]);
  return useMemo(() => {
    const begin = (): void => {
      workBegan(mark);
      handleEventIn(tell, () => workEnded(mark));
    };
    return {
      ...{ onClickCapture: begin, onChangeCapture: begin, onInputCapture: begin, onSubmitCapture: begin },
      ...{ onKeyDownCapture: begin, onKeyUpCapture: begin, onPasteCapture: begin, onDropCapture: begin },
      ...{ onPointerDownCapture: begin, onPointerUpCapture: begin, onDoubleClickCapture: begin },
      onFocusCapture: () => {
        hadFocus.current = true;
        begin();
      },
      onBlurCapture: ({ target }: SyntheticEvent) => {
        // What is taken away with the focus in it has not been left by anybody.
        if (target instanceof Node && target.isConnected) hadFocus.current = false;
        begin();
      },
    };
  }, [tell, mark]);
}
