import { Box } from '@mui/material';
import type { FocusEvent, ReactNode } from 'react';
import { FieldMessages, hasMessages } from '../sdk/kit/field-messages.tsx';
import { defineView, type PreviewProps, type WidgetProps } from '../sdk/contract/view.ts';
import { richtextField } from './field.ts';
import type { RichOptions } from './options.ts';
import { RichTextInput } from './rich-text-input.tsx';
import type { RichNode, RichRun, RichText } from './rich-text.ts';
import { readRichText } from './read-text.ts';
import { countCharacters, isBlank } from './walk.ts';
import { Nothing } from '../sdk/kit/nothing.tsx';
import { textLook } from './look.ts';

function RichTextWidget(field: WidgetProps<RichText, RichOptions>) {
  const { id, label, value, options, required, errors, host } = field;
  const [labelId, messagesId] = [`${id}-label`, `${id}-messages`];
  const messages = { errors, hint: options.limited ? charactersUsed() : undefined };
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) field.onBlur();
  };
  return (
    <div className="ui-field" data-wrong={errors.length > 0 || undefined} onBlur={leave}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- A press on a label only moves the focus. */}
      <div
        className="ui-label"
        id={labelId}
        data-required={required || undefined}
        onClick={() => document.getElementById(id)?.focus()}
      >
        {label}
      </div>
      <RichTextInput {...{ field, labelId }} messagesId={hasMessages(messages) ? messagesId : undefined} />
      {hasMessages(messages) && (
        <div className="ui-help" id={messagesId}>
          <FieldMessages {...messages} />
        </div>
      )}
    </div>
  );

  function charactersUsed() {
    const used = countCharacters(readRichText(value).text);
    return host.translate('common.charactersUsed', { used, max: options.maxLength });
  }
}

export const richtextView = defineView(richtextField, { Widget: RichTextWidget, Preview: RichTextPreview });

/** How much of a text a preview renders. Anything beyond is cut off by its height anyway. */
const mostNodes = 12;

/** A small rendering of the text, without clickable links and without headings in the page outline. */
function RichTextPreview({ value, host }: PreviewProps<RichText, RichOptions>) {
  const { text } = readRichText(value);
  if (isBlank(text)) return <Nothing host={host} />;
  return (
    <Box sx={{ ...textLook, typography: 'body2', maxHeight: 200, overflow: 'hidden' }}>
      {text.slice(0, mostNodes).map(renderNode)}
    </Box>
  );
}

function renderNode(node: RichNode, index: number): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <p key={index}>{node.content.map(renderRun)}</p>;
    case 'heading':
      return (
        <p key={index}>
          <strong>{node.content.map(renderRun)}</strong>
        </p>
      );
    case 'quote':
      return (
        <blockquote key={index} dir="auto">
          {node.content.map(renderNode)}
        </blockquote>
      );
    case 'code_block':
      return (
        <pre key={index}>
          <code>{node.text}</code>
        </pre>
      );
    case 'bullet_list':
    case 'ordered_list': {
      const List = node.type === 'bullet_list' ? 'ul' : 'ol';
      return (
        <List key={index} dir="auto">
          {node.items.map((item, position) => (
            <li key={position}>{item.content.map(renderNode)}</li>
          ))}
        </List>
      );
    }
  }
}

function renderRun({ text, bold, italic, code, link }: RichRun, index: number): ReactNode {
  let rendered: ReactNode = text;
  if (code) rendered = <code>{rendered}</code>;
  if (italic) rendered = <em>{rendered}</em>;
  if (bold) rendered = <strong>{rendered}</strong>;
  if (!link) return <span key={index}>{rendered}</span>;
  return (
    <Box key={index} component="span" sx={{ color: 'primary.main', textDecoration: 'underline' }}>
      {rendered}
    </Box>
  );
}
