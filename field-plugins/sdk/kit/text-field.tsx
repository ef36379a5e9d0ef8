import type { CSSProperties, InputHTMLAttributes, ReactNode, Ref } from 'react';
import { FieldFrame, framed, type FieldFrameProps } from './field-frame.tsx';

/** The attributes of an input that its field does not set. */
export type InputAttributes = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'value' | 'required' | 'disabled' | 'className' | 'style'
>;

/** The props of a text field; the attributes of its input are among them. */
export interface TextFieldProps extends FieldFrameProps, InputAttributes {
  readonly value: string;
  readonly ref?: Ref<HTMLInputElement> | undefined;
  /** In the frame of the input, before and after its text, such as a sign, a unit or a button. */
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  /** Several lines: it is as high as its text between these numbers of lines. */
  readonly lines?: { readonly min: number; readonly max: number } | undefined;
}

/** A text input with its label above and its help below. */
export function TextField(props: TextFieldProps) {
  const { id, label, required, wrong, help, start, end, lines, value, ...attributes } = props;
  const { disabled, 'aria-describedby': describedBy, ...rest } = attributes;
  const frame = { id, label, required, wrong, disabled, help };
  // Both have the same attributes, apart from the type.
  const Control = (lines ? 'textarea' : 'input') as 'input';
  const control = (
    <Control
      dir="auto"
      {...(!lines && { type: 'text' })}
      {...rest}
      {...{ value, disabled }}
      {...framed(frame, describedBy)}
      className="ui-input"
      style={lines && ({ '--ui-lines': lines.min, '--ui-most-lines': lines.max } as CSSProperties)}
    />
  );
  return (
    <FieldFrame {...frame}>
      {lines && !growsItself ? (
        <div className="ui-as-high" data-text={value}>
          {control}
        </div>
      ) : start || end ? (
        <div className="ui-box">
          {start && <div className="ui-start">{start}</div>}
          {control}
          {end && <div className="ui-end">{end}</div>}
        </div>
      ) : (
        control
      )}
    </FieldFrame>
  );
}

const growsItself = globalThis.CSS?.supports('field-sizing', 'content') ?? false;
