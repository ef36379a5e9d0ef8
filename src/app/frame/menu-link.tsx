import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface MenuLinkProps {
  readonly href: string;
  readonly icon: ReactNode;
  readonly current?: boolean;
  readonly danger?: boolean;
  readonly secondary?: string;
  /** Tooltip for a label that may be too long for the line. */
  readonly hint?: string;
  readonly children: string;
}

export function MenuLink(props: MenuLinkProps) {
  const { href, icon, current = false, danger = false, secondary, hint, children } = props;
  return (
    <li>
      <Link
        href={href}
        className="menu-link"
        aria-current={current ? 'page' : undefined}
        data-danger={danger ? '' : undefined}
        title={hint}
      >
        {icon}
        <div className="menu-link-text">
          <span className="ui-cut">{children}</span>
          {secondary !== undefined && <p className="ui-cut">{secondary}</p>}
        </div>
      </Link>
    </li>
  );
}
