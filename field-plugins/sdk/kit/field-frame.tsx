import type { ReactNode } from 'react';

/** What surrounds the control of a field. */
export interface FieldFrameProps {
  /** The id of the control. */
  readonly id: string;
  readonly label?: ReactNode;
  readonly required?: boolean | undefined;
  readonly wrong?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Below the control: help, or errors if `wrong`. */
  readonly help?: ReactNode;
}

/** A control between its label and its help. */
export function FieldFrame(props: FieldFrameProps & { readonly children: ReactNode }) {
  const { id, label, required = false, wrong = false, disabled = false, help, children } = props;
  return (
    <div className="ui-field" data-wrong={wrong || undefined} data-disabled={disabled || undefined}>
      {hasContent(label) && (
        <label className="ui-label" id={`${id}-label`} htmlFor={id} data-required={required || undefined}>
          {label}
        </label>
      )}
      {children}
      {hasContent(help) && (
        <div className="ui-help" id={helpId(id)}>
          {help}
        </div>
      )}
    </div>
  );
}

/** The attributes that connect a control to its frame. `describedBy` are further ids. */
export function framed(props: FieldFrameProps, describedBy?: string) {
  const { id, required = false, wrong = false, help } = props;
  const described = [describedBy, hasContent(help) && helpId(id)].filter(Boolean).join(' ');
  return {
    id,
    // The browser's `required` would block the form with a bubble in the browser's language.
    'aria-required': required,
    'aria-invalid': wrong,
    'aria-describedby': described || undefined,
  };
}

const helpId = (id: string) => `${id}-helper-text`;

function hasContent(part: ReactNode): boolean {
  return part !== undefined && part !== null && part !== false && part !== '';
}
