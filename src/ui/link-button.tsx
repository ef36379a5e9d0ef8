import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { Button, type ButtonProps } from '../../field-plugins/sdk/kit/button.tsx';

interface AppLink {
  readonly href: string;
  readonly state?: unknown;
  readonly replace?: boolean;
}

export function LinkButton(props: Omit<ButtonProps, 'as' | 'href'> & AppLink) {
  return <Button {...props} as={Link} />;
}

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & AppLink;

export function LinkArea({ className = '', ...props }: LinkProps) {
  return <Link {...props} className={`ui-link-area ${className}`} />;
}

export function TextLink({ className = '', ...props }: LinkProps) {
  return <Link {...props} className={`ui-link ${className}`} />;
}
