import type { ReactNode } from 'react';
import type { View } from '../view.ts';
import type { SiteLink } from './values.ts';

interface LinkProps {
  readonly view: View;
  readonly link: SiteLink;
  readonly className?: string;
}

export function Link({ view, link, className }: LinkProps): ReactNode {
  const { env, place } = view;
  const { title, url, isNewTab } = link;
  const isElsewhere = /^https?:/i.test(url);
  return (
    <a
      href={env.href(url)}
      className={className}
      {...(url === place.path && { 'aria-current': 'page' })}
      {...(isNewTab && { target: '_blank' })}
      {...((isNewTab || isElsewhere) && { rel: isElsewhere ? 'external noopener' : 'noopener' })}
    >
      {title}
      {isNewTab && <span className="s-hidden"> {env.translate('new_tab')}</span>}
    </a>
  );
}

export function Buttons({ view, of: name }: { readonly view: View; readonly of: string }): ReactNode {
  const links = view.links(name);
  if (links.length === 0) return null;
  return (
    <div className="s-buttons" {...view.mark(name)}>
      {links.map((link, index) => (
        <Link key={index} view={view} link={link} className={buttonClass(link)} />
      ))}
    </div>
  );
}

export function LinkList({ view, of: name }: { readonly view: View; readonly of: string }): ReactNode {
  return (
    <ul className="s-links" {...view.mark(name)}>
      {view.links(name).map((link, index) => (
        <li key={index}>
          <Link view={view} link={link} {...(link.variant !== 'text' && { className: buttonClass(link) })} />
        </li>
      ))}
    </ul>
  );
}

function buttonClass({ color, variant, size }: SiteLink): string {
  return `s-button s-${variant} s-${color} s-${size}`;
}
