import { Box } from '@mui/material';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useLatest } from '../sdk/kit/use-latest.ts';
import type { WidgetProps } from '../sdk/contract/view.ts';
import { firstTools, RichEditor } from './editor/rich-editor.ts';
import { LinkPanel, type LinkAnswer } from './link-panel.tsx';
import { textLook } from './look.ts';
import type { RichOptions } from './options.ts';
import type { RichLink, RichText } from './rich-text.ts';
import { Toolbar } from './toolbar.tsx';

interface RichTextInputProps {
  readonly field: WidgetProps<RichText, RichOptions>;
  readonly labelId: string;
  /** The id of the element that holds the field's messages, if there are any. */
  readonly messagesId: string | undefined;
}

export function RichTextInput({ field, labelId, messagesId }: RichTextInputProps) {
  const { id, label, value, options, required, readOnly, errors, host } = field;
  const { placeholder = options.placeholder } = field;
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<RichEditor>(null);
  const [states, setStates] = useState(() => firstTools(value));
  const [asking, setAsking] = useState<{ readonly link: RichLink | undefined }>();
  const isWrong = errors.length > 0;

  const frame = useMemo(
    () => ({
      readOnly,
      attributes: {
        id,
        role: 'textbox',
        tabindex: '0',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-required': String(required),
        'aria-invalid': String(isWrong),
        'aria-readonly': String(readOnly),
        ...(messagesId !== undefined && { 'aria-describedby': messagesId }),
        ...(placeholder !== '' && { 'aria-placeholder': placeholder }),
      },
    }),
    [id, labelId, messagesId, required, isWrong, readOnly, placeholder],
  );
  const ask = () => {
    const link = editor.current?.startLink();
    setAsking({ link });
  };
  const latest = useLatest({ field, frame, ask });

  useLayoutEffect(() => {
    if (place.current === null) return undefined;
    const { current: start } = latest;
    const made = new RichEditor({
      ...start.frame,
      place: place.current,
      value: start.field.value,
      features: start.field.options.features,
      onChange: (next) => latest.current.field.onChange(next),
      onTools: setStates,
      onLink: () => latest.current.ask(),
    });
    editor.current = made;
    return () => {
      editor.current = null;
      made.destroy();
    };
  }, [latest]);
  useLayoutEffect(() => editor.current?.frame(frame), [frame]);
  useEffect(() => editor.current?.show(value), [value]);

  const answer = (given: LinkAnswer) => {
    setAsking(undefined);
    editor.current?.endLink(given);
  };
  const press = (event: KeyboardEvent) => {
    // Other editors use this key for the toolbar too.
    if (event.key !== 'F10' || !event.altKey) return;
    event.preventDefault();
    document.getElementById(`${id}-tools`)?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };
  return (
    <Box
      onKeyDown={press}
      sx={{
        border: '1px solid',
        borderColor: isWrong ? 'error.main' : readOnly ? 'divider' : 'control',
        borderRadius: 1,
        bgcolor: readOnly ? 'background.sunken' : 'background.paper',
        minWidth: 0,
        '&:has(> div > [role=textbox]:focus)': {
          borderColor: isWrong ? 'error.main' : 'primary.main',
          boxShadow: (theme) => `inset 0 0 0 1px ${theme.palette[isWrong ? 'error' : 'primary'].main}`,
        },
      }}
    >
      {!readOnly && (
        <Toolbar
          {...{ id, label, states, host, features: options.features }}
          onTool={(name) => (name === 'link' ? ask() : editor.current?.run(name))}
          onLeave={() => editor.current?.focus()}
        />
      )}
      {!readOnly && asking !== undefined && (
        <LinkPanel id={id} link={asking.link} host={host} onAnswer={answer} />
      )}
      <Box
        ref={place}
        data-placeholder={value.length === 0 ? placeholder : ''}
        sx={{
          position: 'relative',
          '& > [role=textbox]': {
            ...textLook,
            minHeight: 120,
            maxHeight: '70vh',
            overflowY: 'auto',
            px: 4,
            py: 3,
            outline: 'none',
          },
          '&::before': {
            content: 'attr(data-placeholder)',
            position: 'absolute',
            insetInline: 16,
            top: 12,
            lineHeight: 1.6,
            color: 'text.disabled',
            pointerEvents: 'none',
          },
          '& .rich-chosen': {
            bgcolor: 'action.selected',
            outline: '1px solid',
            outlineColor: 'primary.main',
          },
          '@media (pointer: coarse)': { fontSize: 16 },
        }}
      />
    </Box>
  );
}
