import { TextField } from '@mui/material';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import type { WidgetProps } from '../sdk/contract/view.ts';
import { describedBy, issuesOfItem } from '../sdk/kit/item-issues.ts';
import type { Code, CodeOptions } from './code.ts';
import { breakLine, indent, outdent, type Editing } from './edit-code.ts';

/** The input for the code. Tab indents; after Escape it moves the focus, so the input is no keyboard trap. */
export function CodeInput({ field }: { readonly field: WidgetProps<Code, CodeOptions> }) {
  const { id, value, readOnly, issues, host, onChange } = field;
  const input = useRef<HTMLTextAreaElement>(null);
  const wanted = useRef<Editing>(undefined);
  const isLeaving = useRef(false);
  const wrong = describedBy(issuesOfItem(issues, 'code', `${id}-messages`));
  const hintId = `${id}-code-helper-text`;

  // React puts the caret at the end of a text that code has changed.
  useLayoutEffect(() => {
    const { current: edited } = wanted;
    wanted.current = undefined;
    if (edited?.code === value.code) input.current?.setSelectionRange(edited.start, edited.end);
  }, [value.code]);

  return (
    <TextField
      id={`${id}-code`}
      inputRef={input}
      label={host.translate('code.code')}
      value={value.code}
      placeholder={field.placeholder}
      error={wrong !== undefined}
      helperText={readOnly ? undefined : host.translate('code.keys')}
      multiline
      minRows={4}
      maxRows={20}
      onChange={(event) => {
        if (!readOnly) onChange({ ...value, code: event.target.value });
      }}
      onKeyDown={act}
      onBlur={() => {
        isLeaving.current = false;
      }}
      slotProps={{
        htmlInput: {
          ...{ readOnly, type: undefined, spellCheck: false, dir: 'ltr', wrap: 'off' },
          ...{ autoCapitalize: 'off', autoCorrect: 'off', autoComplete: 'off' },
          'aria-describedby': [wrong, readOnly ? undefined : hintId].filter(Boolean).join(' ') || undefined,
        },
      }}
      sx={codeSx}
    />
  );

  function act(event: KeyboardEvent) {
    if (readOnly || event.nativeEvent.isComposing || event.key === 'Shift') return;
    const isWayOut = isLeaving.current && event.key === 'Tab';
    isLeaving.current = event.key === 'Escape' || isWayOut;
    if (isWayOut || event.altKey || event.ctrlKey || event.metaKey) return;
    const edit = editFor(event);
    const { current: area } = input;
    if (edit === undefined || area === null) return;
    event.preventDefault();
    const edited = edit({ code: area.value, start: area.selectionStart, end: area.selectionEnd });
    wanted.current = edited;
    if (edited.code !== value.code) onChange({ ...value, code: edited.code });
  }
}

function editFor({ key, shiftKey }: KeyboardEvent): ((editing: Editing) => Editing) | undefined {
  if (key === 'Tab') return shiftKey ? outdent : indent;
  return key === 'Enter' && !shiftKey ? breakLine : undefined;
}

const codeSx = {
  textarea: {
    fontFamily: 'monospace',
    fontSize: 14,
    lineHeight: 1.5,
    tabSize: 2,
    whiteSpace: 'pre',
    overflowX: 'auto !important',
  },
} as const;
