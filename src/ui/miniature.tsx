import { useLayoutEffect, useRef } from 'react';
import { directionOf } from '../../shared/direction.ts';
import { intlTag } from '../../shared/intl.ts';

export interface MiniatureLook {
  readonly rootClass: string;
  readonly language: string;
  readonly sheets: readonly CSSStyleSheet[];
}

interface MiniatureProps {
  readonly look: MiniatureLook | undefined;
  /** Blocks as the theme has rendered them, without script; undefined until then. */
  readonly html: string | undefined;
}

/**
 * Renders a part of a site as a decorative thumbnail, as wide as a small window, and scaled down to fill the element
 * around it. It is in a shadow root with the style sheets of the site.
 */
export function Miniature({ look, html }: MiniatureProps) {
  const host = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (host.current === null || look === undefined || html === undefined) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [...look.sheets, frameSheet()];
    root.innerHTML = `<div class="${look.rootClass}" lang="${intlTag(look.language)}" dir="${directionOf(look.language)}"><div class="s-page"><div class="s-main">${html}</div></div></div>`;
  }, [look, html]);
  return (
    <span ref={host} inert aria-hidden="true" data-testid="miniature" data-rendered={html !== undefined} />
  );
}

let frame: CSSStyleSheet | undefined;

/** Made on first use: tests without a browser have no style sheets of this kind. */
function frameSheet(): CSSStyleSheet {
  if (frame === undefined) {
    frame = new CSSStyleSheet();
    frame.replaceSync(frameCss);
  }
  return frame;
}

/** The tangent of the arc tangent is the only way to divide two lengths that every browser we support knows. */
const frameCss = `
:host { display: block; position: absolute; inset: 0; overflow: clip; container-type: size; pointer-events: none }
.s-site {
  --scale: tan(atan2(100cqi, 960px));
  position: absolute; inset-block-start: 0; left: 0; inline-size: 960px; min-block-size: calc(100cqb / var(--scale));
  display: grid; transform-origin: 0 0; scale: var(--scale); background: var(--site-white);
}
.s-site > .s-page { min-block-size: 0; justify-content: center }
.s-site .s-main { flex: none }
`;
