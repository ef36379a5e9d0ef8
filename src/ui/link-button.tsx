import {
  Button,
  ButtonBase,
  type ButtonBaseProps,
  type ButtonProps,
  Link as MuiLink,
  type LinkProps as MuiLinkProps,
} from '@mui/material';
import { Link } from 'wouter';

type LinkButtonProps = Omit<ButtonProps, 'href'> & {
  readonly href: string;
  readonly state?: unknown;
};

export function LinkButton(props: LinkButtonProps) {
  return <Button component={Link} {...props} />;
}

type LinkAreaProps = Omit<ButtonBaseProps, 'href'> & {
  readonly href: string;
  readonly replace?: boolean;
};

export function LinkArea(props: LinkAreaProps) {
  return <ButtonBase component={Link} {...props} />;
}

type TextLinkProps = Omit<MuiLinkProps, 'href'> & { readonly href: string };

export function TextLink(props: TextLinkProps) {
  return <MuiLink component={Link} {...props} />;
}
