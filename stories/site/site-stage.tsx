import { useLayoutEffect, useRef } from 'react';
import css from '../../site/theme.css?inline';
import type { SiteFrame } from '../../site/site-document.ts';

interface SiteStageProps {
  /** The HTML that the theme has rendered. */
  readonly html: string;
  readonly kind: SiteFrame['kind'];
  readonly direction?: 'ltr' | 'rtl';
  /** The width in pixels; as wide as the story if it is left out. */
  readonly width?: number;
  /** Whether it is a page, which fills the window. */
  readonly isPage?: boolean;
}

const theme = new CSSStyleSheet();
theme.replaceSync(css);

/** Waits for the pictures of a story, so that its picture is the same every time. */
export async function seeImages({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  const hosts = [...canvasElement.querySelectorAll('[data-site-stage]')];
  const images = hosts.flatMap((host) => [...(host.shadowRoot?.querySelectorAll('img') ?? [])]);
  // Stories about missing pictures show one that cannot be decoded.
  await Promise.allSettled(images.map((image) => image.decode()));
}

/** The system has no fonts where pictures are rendered; Storybook always has this one. */
const fonts = new CSSStyleSheet();
fonts.replaceSync(`
  .s-shop, .s-portfolio { --site-font-text: 'Inter Variable', sans-serif }
  .s-blog { --site-font-text: Charter, 'Bitstream Charter', Cambria, 'Liberation Serif', 'Inter Variable', serif; --site-font-label: 'Inter Variable', sans-serif }
`);

/** The style sheets of a site in a story. */
export const siteSheets: readonly CSSStyleSheet[] = [theme, fonts];

/** A part of a page is only as high as it needs to be. */
const partOnly = new CSSStyleSheet();
partOnly.replaceSync('.s-page { min-block-size: 0 }');

/** Shows the theme's HTML in a shadow root, where no other style reaches it. */
export function SiteStage({ html, kind, direction = 'ltr', width, isPage = false }: SiteStageProps) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (host.current === null) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = isPage ? [...siteSheets] : [...siteSheets, partOnly];
    const rendered = html.replaceAll(' loading="lazy"', '').replaceAll(' decoding="async"', '');
    const content = isPage ? rendered : `<div class="s-main">${rendered}</div>`;
    root.innerHTML = `<div class="s-site s-${kind.toLowerCase()}" dir="${direction}"><div class="s-page">${content}</div></div>`;
  });
  return <div ref={host} data-site-stage style={{ maxInlineSize: width }} />;
}
