import { useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import { EventOutlined, ScheduleOutlined } from './picker-icons.ts';

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
      <IconButton edge="end" aria-label={label} onClick={() => show(picker.current)}>
        <Icon size="small" />
      </IconButton>
      <input
        className="ui-picker"
        ref={picker}
        aria-hidden
        tabIndex={-1}
        {...{ type, value, min, max }}
        onChange={(event) => onPick(event.target.value)}
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
