import Code from '@mui/icons-material/Code';
import DataObject from '@mui/icons-material/DataObject';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatIndentDecrease from '@mui/icons-material/FormatIndentDecrease';
import FormatIndentIncrease from '@mui/icons-material/FormatIndentIncrease';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import Link from '@mui/icons-material/Link';
import { Box, IconButton, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';
import { ariaKeys, shownKeys } from './editor/key-names.ts';
import type { Tool } from './editor/tools.ts';

interface ToolButtonProps {
  readonly tool: Tool;
  readonly label: string;
  readonly on: boolean;
  /** It has nothing to do here, but stays focusable, so that the focus does not jump while the caret moves. */
  readonly off: boolean;
  /** Whether Tab reaches it: the toolbar is a single tab stop. */
  readonly isStop: boolean;
  readonly onPress: () => void;
  readonly onFocus: () => void;
}

/** A toolbar button. Pressing it leaves the focus where it is: in the text, or on the button. */
export function ToolButton({ tool, label, on, off, isStop, onPress, onFocus }: ToolButtonProps) {
  const { name, key, isOn } = tool;
  const picture = pictures[name];
  const letters = `H${name.slice(-1)}`;
  return (
    <Tooltip title={`${label} (${shownKeys(key)})`}>
      <IconButton
        size="small"
        // Voice control users speak the visible label of a button.
        aria-label={picture === undefined ? `${letters}: ${label}` : label}
        aria-pressed={isOn ? on : undefined}
        aria-disabled={off || undefined}
        aria-keyshortcuts={ariaKeys(key)}
        tabIndex={isStop ? 0 : -1}
        onMouseDown={(event) => event.preventDefault()}
        onFocus={onFocus}
        onClick={() => {
          if (!off) onPress();
        }}
        sx={{
          width: 32,
          height: 32,
          color: 'text.secondary',
          ...(on && { bgcolor: 'background.sunken', color: 'primary.main' }),
          ...(off
            ? { opacity: 0.38, cursor: 'default', '&:hover': { bgcolor: 'transparent' } }
            : { '&:hover': { color: on ? 'primary.main' : 'text.primary' } }),
          '@media (forced-colors: active)': on ? { outline: '2px solid Highlight' } : {},
        }}
      >
        {picture ?? <HeadingSign letters={letters} />}
      </IconButton>
    </Tooltip>
  );
}

const pictures: Readonly<Record<string, ReactNode>> = {
  bold: <FormatBold fontSize="small" />,
  italic: <FormatItalic fontSize="small" />,
  code: <Code fontSize="small" />,
  link: <Link fontSize="small" />,
  bullet_list: <FormatListBulleted fontSize="small" />,
  ordered_list: <FormatListNumbered fontSize="small" />,
  indent: <FormatIndentIncrease fontSize="small" />,
  outdent: <FormatIndentDecrease fontSize="small" />,
  quote: <FormatQuote fontSize="small" />,
  code_block: <DataObject fontSize="small" />,
};

function HeadingSign({ letters }: { readonly letters: string }) {
  return (
    <Box component="span" aria-hidden sx={{ fontSize: '0.8125rem', fontWeight: 640, lineHeight: 1 }}>
      {letters}
    </Box>
  );
}
