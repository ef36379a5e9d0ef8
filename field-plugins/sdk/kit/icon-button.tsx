import type { ComponentProps, ElementType } from 'react';

/** The props of an icon button; the attributes of its element are among them. */
export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'color'> {
  /** The name of the button, for screen readers. */
  readonly 'aria-label': string;
  readonly color?: 'default' | 'primary' | 'inherit' | 'error' | undefined;
  readonly size?: 'small' | 'medium' | undefined;
  /** Moves the button outwards, so that its icon is in line with what is above and below it. */
  readonly edge?: 'start' | 'end' | undefined;
  /** With an address, the button is a link. */
  readonly href?: string | undefined;
  readonly target?: string | undefined;
  readonly rel?: string | undefined;
  /** The element or component to render: `button`, or `a` for a link. */
  readonly as?: ElementType | undefined;
}

/** A button with an icon instead of a text. */
export function IconButton(props: IconButtonProps) {
  const { color = 'default', size = 'medium', edge, className = '', ...others } = props;
  const { as = others.href === undefined ? 'button' : 'a', ...attributes } = others;
  const Element: ElementType = as;
  return (
    <Element
      {...(as === 'button' && { type: 'button' })}
      {...attributes}
      className={`ui-icon-button ${className}`}
      data-color={color}
      data-size={size}
      data-edge={edge}
    />
  );
}
