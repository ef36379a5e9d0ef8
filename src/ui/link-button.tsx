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
  /** State for the history entry. */
  readonly state?: unknown;
};

/** A link within the application that looks like a button. */
export function LinkButton(props: LinkButtonProps) {
  return <Button component={Link} {...props} />;
}

type LinkAreaProps = Omit<ButtonBaseProps, 'href'> & {
  readonly href: string;
  /** The address replaces the current one in the history. */
  readonly replace?: boolean;
};

/** A link within the application around anything, such as a picture. */
export function LinkArea(props: LinkAreaProps) {
  return <ButtonBase component={Link} {...props} />;
}

type TextLinkProps = Omit<MuiLinkProps, 'href'> & { readonly href: string };

/** A link within the application, in running text. */
export function TextLink(props: TextLinkProps) {
  return <MuiLink component={Link} {...props} />;
}
