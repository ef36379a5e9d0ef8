import EventOutlined from '@mui/icons-material/EventOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { Box, IconButton } from '@mui/material';
import { useRef } from 'react';

interface PickerButtonProps {
  readonly type: 'date' | 'time';
  /** The name of the button. */
  readonly label: string;
  /** The current choice in the browser's format: `2026-02-28`, `18:30`; `""` for nothing. */
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
  readonly onPick: (value: string) => void;
}

/**
 * Opens the browser's own picker for a date or a time, at the end of a text input: the browser's input for dates does not report
 * incomplete text, which would be lost.
 */
export function PickerButton({ type, label, value, min, max, onPick }: PickerButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  const Icon = type === 'date' ? EventOutlined : ScheduleOutlined;
  return (
    <>
      {/* Not by `edge`, which pulls it to the right on right-to-left pages too, over the text. */}
      <IconButton aria-label={label} onClick={() => show(picker.current)} sx={{ marginInlineEnd: '-12px' }}>
        <Icon fontSize="small" />
      </IconButton>
      <Box
        component="input"
        ref={picker}
        aria-hidden
        tabIndex={-1}
        {...{ type, value, min, max }}
        onChange={(event: { readonly target: HTMLInputElement }) => onPick(event.target.value)}
        sx={{
          ...{ position: 'absolute', insetInlineEnd: 0, bottom: 0, width: '1px', height: '1px' },
          ...{ p: 0, border: 0, opacity: 0, pointerEvents: 'none' },
        }}
      />
    </>
  );
}

/** Browsers disable it in a frame of another origin, and old ones lack it. Typing still works. */
function show(picker: HTMLInputElement | null): void {
  try {
    picker?.showPicker();
  } catch {
    picker?.focus();
  }
}
