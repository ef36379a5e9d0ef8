import { Tooltip } from '@mui/material';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../sdk/kit/icon-button.tsx';
import type { FieldHost } from '../sdk/contract/view.ts';
import { type Tool, tools, type ToolStates } from './editor/tools.ts';
import type { RichFeature } from './options.ts';
import {
  Code,
  DataObject,
  FormatBold,
  FormatIndentDecrease,
  FormatIndentIncrease,
  FormatItalic,
  FormatListBulleted,
  FormatListNumbered,
  FormatQuote,
  Link,
} from './icons.ts';
import { ariaKeys, shownKeys } from './editor/key-names.ts';

interface ToolbarProps {
  readonly id: string;
  readonly label: string;
  readonly features: readonly RichFeature[];
  readonly states: ToolStates;
  readonly host: FieldHost;
  readonly onTool: (name: string) => void;
  readonly onLeave: () => void;
}

export function Toolbar({ id, label, features, states, host, onTool, onLeave }: ToolbarProps) {
  const offered = tools.filter((tool) => features.includes(tool.feature));
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  if (offered.length === 0) return null;

  const go = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') onLeave();
    const to = nextStop(event, Math.min(stop, offered.length - 1), offered.length);
    if (to === undefined) return;
    event.preventDefault();
    bar.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- Its buttons take the focus.
    <div
      ref={bar}
      id={`${id}-tools`}
      role="toolbar"
      aria-label={host.translate('richtext.toolbar', { label })}
      aria-controls={id}
      onKeyDown={go}
      className="ui-tools"
    >
      {offered.map((tool, index) => (
        <ToolButton
          key={tool.name}
          tool={tool}
          label={host.translate(`richtext.tools.${tool.name}`)}
          on={states.on.includes(tool.name)}
          off={states.off.includes(tool.name)}
          isStop={index === Math.min(stop, offered.length - 1)}
          onFocus={() => setStop(index)}
          onPress={() => onTool(tool.name)}
        />
      ))}
    </div>
  );
}

/** The tool an arrow key leads to. Wraps around at the ends, and is mirrored in right-to-left languages. */
function nextStop(event: KeyboardEvent<HTMLElement>, from: number, count: number): number | undefined {
  const step = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const stops = { ArrowRight: from + step, ArrowLeft: from - step, Home: 0, End: count - 1 };
  const stop = new Map(Object.entries(stops)).get(event.key);
  return stop === undefined ? undefined : (stop + count) % count;
}

interface ToolButtonProps {
  readonly tool: Tool;
  readonly label: string;
  readonly on: boolean;
  /** Whether it is disabled here. Stays focusable, so that the focus does not jump while the caret moves. */
  readonly off: boolean;
  /** Whether Tab reaches it: the toolbar is a single tab stop. */
  readonly isStop: boolean;
  readonly onPress: () => void;
  readonly onFocus: () => void;
}

/** A toolbar button. Pressing it leaves the focus where it is: in the text, or on the button. */
function ToolButton({ tool, label, on, off, isStop, onPress, onFocus }: ToolButtonProps) {
  const { name, key, isOn } = tool;
  const image = images[name];
  const letters = `H${name.slice(-1)}`;
  return (
    <Tooltip title={`${label} (${shownKeys(key)})`}>
      <IconButton
        size="small"
        // Voice control users speak the visible label of a button.
        aria-label={image === undefined ? `${letters}: ${label}` : label}
        aria-pressed={isOn ? on : undefined}
        aria-disabled={off || undefined}
        aria-keyshortcuts={ariaKeys(key)}
        tabIndex={isStop ? 0 : -1}
        onMouseDown={(event) => event.preventDefault()}
        onFocus={onFocus}
        onClick={() => {
          if (!off) onPress();
        }}
        className="ui-tool"
      >
        {image ?? <HeadingSign letters={letters} />}
      </IconButton>
    </Tooltip>
  );
}

const images: Readonly<Record<string, ReactNode>> = {
  bold: <FormatBold size="small" />,
  italic: <FormatItalic size="small" />,
  code: <Code size="small" />,
  link: <Link size="small" />,
  bullet_list: <FormatListBulleted size="small" />,
  ordered_list: <FormatListNumbered size="small" />,
  indent: <FormatIndentIncrease size="small" />,
  outdent: <FormatIndentDecrease size="small" />,
  quote: <FormatQuote size="small" />,
  code_block: <DataObject size="small" />,
};

function HeadingSign({ letters }: { readonly letters: string }) {
  return (
    <span className="ui-tool-letters" aria-hidden>
      {letters}
    </span>
  );
}
