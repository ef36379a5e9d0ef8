import type { ReactNode } from 'react';
import type { RenderEnv } from './render-env.ts';
import { linkAddress } from './site-address.ts';

/** A delivered link. `url` is null while its page is not live. */
export interface RenderLink {
  readonly title: string;
  readonly url: string | null;
  readonly target?: string;
  /** Names that become classes, such as `primary`, `outlined` and `large`. */
  readonly looks?: readonly string[];
}

/** Whether a value is a delivered link. */
export function isLink(value: unknown): value is RenderLink {
  if (typeof value !== 'object' || value === null) return false;
  const { title, url } = value as Partial<RenderLink>;
  return typeof title === 'string' && typeof url === 'string';
}

/**
 * Renders links side by side, leaving out those without an address or with a forbidden one; null if none is left. In a preview, a
 * link may have no destination. `newTab` tells screen readers that a link opens in a new tab.
 */
export function renderLinks(links: readonly RenderLink[], env: RenderEnv, newTab?: string): ReactNode {
  const shown = links.flatMap((link) => {
    const address = linkAddress(link.url);
    return address === undefined ? [] : [{ ...link, address, href: env.href(address) }];
  });
  if (shown.length === 0) return null;
  return (
    <div className="s-buttons">
      {shown.map(({ title, address, href, target, looks = [] }, index) => (
        <a
          key={index}
          href={href}
          {...(looks.length > 0 && {
            className: ['s-button', ...looks.map((look) => `s-${look}`)].join(' '),
          })}
          {...linkAttributes(address, target === '_blank')}
        >
          {title.trim() || href || address}
          {target === '_blank' && newTab !== undefined && <span className="s-hidden"> {newTab}</span>}
        </a>
      ))}
    </div>
  );
}

/** Keeps another site from reaching the window that opened it. */
export function linkAttributes(href: string, isNewTab: boolean) {
  const isElsewhere = /^https?:/i.test(href);
  return {
    ...(isNewTab && { target: '_blank' }),
    ...((isNewTab || isElsewhere) && { rel: isElsewhere ? 'external noopener' : 'noopener' }),
  };
}
