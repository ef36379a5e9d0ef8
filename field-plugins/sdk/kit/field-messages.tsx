import { Fragment, type ReactNode } from 'react';
import { messageId } from './item-issues.ts';

interface FieldMessagesProps {
  /** The id of the surrounding element. With it, each error has an id too. */
  readonly id?: string;
  readonly errors: readonly string[];
  /** Shown below the errors, and also without any. */
  readonly hint?: ReactNode;
}

/** The text below a field: its errors, one per line, then its hint. Spaces separate them in the field's description. */
export function FieldMessages({ id, errors, hint }: FieldMessagesProps) {
  return (
    <>
      {errors.map((error, at) => (
        <Fragment key={error}>
          <span className="ui-message" id={id && messageId(id, at)}>
            {error}
          </span>{' '}
        </Fragment>
      ))}
      {hint !== undefined && <span className="ui-hint">{hint}</span>}
    </>
  );
}

/** Whether there is anything to show below a field. */
export function hasMessages({ errors, hint }: FieldMessagesProps): boolean {
  return errors.length > 0 || hint !== undefined;
}
