import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Nothing } from '../sdk/kit/nothing.tsx';
import type { PreviewProps } from '../sdk/contract/view.ts';
import { textLook } from './look.ts';
import type { RichOptions } from './options.ts';
import { readRichText } from './read-text.ts';
import type { RichNode, RichRun, RichText } from './rich-text.ts';
import { isBlank } from './walk.ts';

/** How much of a text a preview renders. Anything beyond is cut off by its height anyway. */
const mostNodes = 12;

/** A small rendering of the text, without clickable links and without headings in the page outline. */
export function RichTextPreview({ value, host }: PreviewProps<RichText, RichOptions>) {
  const { text } = readRichText(value);
  if (isBlank(text)) return <Nothing host={host} />;
  return (
    <Box sx={{ ...textLook, typography: 'body2', maxHeight: 200, overflow: 'hidden' }}>
      {text.slice(0, mostNodes).map(drawNode)}
    </Box>
  );
}

function drawNode(node: RichNode, index: number): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <p key={index}>{node.content.map(drawRun)}</p>;
    case 'heading':
      return (
        <p key={index}>
          <strong>{node.content.map(drawRun)}</strong>
        </p>
      );
    case 'quote':
      return (
        <blockquote key={index} dir="auto">
          {node.content.map(drawNode)}
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
            <li key={position}>{item.content.map(drawNode)}</li>
          ))}
        </List>
      );
    }
  }
}

function drawRun({ text, bold, italic, code, link }: RichRun, index: number): ReactNode {
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
