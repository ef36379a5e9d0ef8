import type { ComponentProps } from 'react';

/** The props of an icon; the attributes of its `svg` are among them. */
export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** `small` is 20 px, `medium` 24 px; `inherit` is as large as the text. */
  readonly size?: 'small' | 'medium' | 'inherit';
}

/** Makes an icon of the path of a Material icon, on its grid of 24 by 24. It has the colour of the text around it. */
export function icon(path: string) {
  return function Icon({ size = 'medium', className = '', ...rest }: IconProps) {
    return (
      <svg viewBox="0 0 24 24" aria-hidden {...rest} className={`ui-icon ${className}`} data-size={size}>
        <path d={path} />
      </svg>
    );
  };
}
