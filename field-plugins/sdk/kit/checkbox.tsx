import type { ReactNode } from 'react';

interface CheckboxProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: boolean;
  readonly required?: boolean;
  readonly wrong?: boolean;
  readonly disabled?: boolean;
  readonly describedBy?: string | undefined;
  readonly onChange: (value: boolean) => void;
  readonly onBlur?: () => void;
}

/** A checkbox before its label. */
export function Checkbox(props: CheckboxProps) {
  const { id, label, value, required = false, wrong = false, disabled, describedBy } = props;
  return (
    <label className="ui-choice">
      <input
        className="ui-check"
        type="checkbox"
        id={id}
        checked={value}
        disabled={disabled}
        aria-required={required}
        aria-invalid={wrong}
        aria-describedby={describedBy}
        onChange={(event) => props.onChange(event.target.checked)}
        onBlur={props.onBlur}
      />
      <span data-required={required || undefined}>{label}</span>
    </label>
  );
}
