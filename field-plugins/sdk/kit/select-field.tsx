import type { ReactNode } from 'react';
import { FieldFrame, framed, type FieldFrameProps } from './field-frame.tsx';

interface SelectFieldProps extends FieldFrameProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** The options, as `option` elements. */
  readonly children: ReactNode;
}

/** The browser's own select, because it works with every keyboard, screen reader and phone. */
export function SelectField({ value, onChange, onBlur, children, ...frame }: SelectFieldProps) {
  return (
    <FieldFrame {...frame}>
      <div className="ui-select">
        <select
          {...framed(frame)}
          className="ui-input"
          value={value}
          disabled={frame.disabled}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        >
          {children}
        </select>
      </div>
    </FieldFrame>
  );
}
