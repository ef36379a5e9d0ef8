import type { ComponentProps, ElementType, ReactNode } from 'react';

/** The props of a button; the attributes of its element are among them. */
export interface ButtonProps extends Omit<ComponentProps<'button'>, 'color'> {
  /** `contained` for the main action, `outlined` for one beside it, `text` for all others. */
  readonly variant?: 'text' | 'outlined' | 'contained' | undefined;
  readonly color?: 'primary' | 'inherit' | 'error' | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  readonly startIcon?: ReactNode;
  readonly endIcon?: ReactNode;
  readonly fullWidth?: boolean | undefined;
  /** With an address, the button is a link. */
  readonly href?: string | undefined;
  /** The element or component to render: `button`, or `a` for a link. */
  readonly as?: ElementType | undefined;
}

/** A button with a text. */
export function Button(props: ButtonProps) {
  const { variant = 'text', color = 'primary', size = 'medium', fullWidth, ...others } = props;
  const { as = others.href === undefined ? 'button' : 'a', ...rest } = others;
  const { className = '', startIcon, endIcon, children, ...attributes } = rest;
  const Element: ElementType = as;
  return (
    <Element
      {...(as === 'button' && { type: 'button' })}
      {...attributes}
      className={`ui-button ${className}`}
      data-variant={variant}
      data-color={color}
      data-size={size}
      data-wide={fullWidth === true ? '' : undefined}
    >
      {startIcon !== undefined && <span className="ui-button-start">{startIcon}</span>}
      {children}
      {endIcon !== undefined && <span className="ui-button-end">{endIcon}</span>}
    </Element>
  );
}
