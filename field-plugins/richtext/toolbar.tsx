import { Box } from '@mui/material';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { FieldHost } from '../sdk/contract/view.ts';
import { tools, type ToolStates } from './editor/tools.ts';
import type { RichFeature } from './options.ts';
import { ToolButton } from './tool-button.tsx';

interface ToolbarProps {
  /** The id of the text that the tools change. */
  readonly id: string;
  readonly label: string;
  readonly features: readonly RichFeature[];
  readonly states: ToolStates;
  readonly host: FieldHost;
  readonly onTool: (name: string) => void;
  /** Moves the focus back to the text. */
  readonly onLeave: () => void;
}

/** The tools the model allows: a single tab stop, with arrow keys between them. */
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
    <Box
      ref={bar}
      id={`${id}-tools`}
      role="toolbar"
      aria-label={host.translate('richtext.toolbar', { label })}
      aria-controls={id}
      onKeyDown={go}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '2px',
        p: 1,
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
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
    </Box>
  );
}

/** The tool an arrow key leads to. Wraps around at the ends, and is mirrored in right-to-left languages. */
function nextStop(event: KeyboardEvent<HTMLElement>, from: number, count: number): number | undefined {
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  switch (event.key) {
    case 'ArrowRight':
      return (from + (isRtl ? count - 1 : 1)) % count;
    case 'ArrowLeft':
      return (from + (isRtl ? 1 : count - 1)) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
