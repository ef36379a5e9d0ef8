import { type ReactNode, useEffect, useState } from 'react';
// oxlint-disable-next-line import/default -- Vite makes this module: its default is an address
import script from '../../preview/frame/main.ts?worker&url';
import css from '../../preview/frame/frame.css?inline';
import theme from '../../site/theme.css?inline';
import { FrameAddress } from '../../src/preview/frame-address.ts';

/** The frame's own report: how many blocks it shows. */
interface FrameMessage {
  readonly shownBlocks: number;
}

let shown = 0;
addEventListener('message', ({ data }: MessageEvent<Partial<FrameMessage> | null>) => {
  if (typeof data?.shownBlocks === 'number') shown = data.shownBlocks;
});

/** How many blocks the frame shows that has changed last. */
export const shownBlocks = (): number => shown;

const reportScript = `new MutationObserver(async () => {
  await document.fonts.ready;
  parent.postMessage({ shownBlocks: document.querySelectorAll('main > *').length }, '*');
}).observe(document, { childList: true, subtree: true });`;

/** The system has no fonts where pictures are rendered. */
const fonts = (address: string) => `
  @font-face { font-family: 'Inter Variable'; src: url(${address}); font-weight: 100 900; }
  .s-site { --site-font-text: 'Inter Variable', sans-serif }
`;

async function dataAddress(address: string): Promise<string> {
  const reader = new FileReader();
  const { promise, resolve } = Promise.withResolvers<string>();
  reader.addEventListener('load', () => resolve(reader.result as string));
  reader.readAsDataURL(await (await fetch(address)).blob());
  return promise;
}

/** The page of the frame with its script and the theme in it, because a page without origin may not load them from here. */
async function makeFramePage(): Promise<string> {
  const font = await dataAddress('/fonts/inter-latin-wght-normal.woff2');
  const code = (await (await fetch(script)).text()).replaceAll('</script', String.raw`<\/script`);
  const html =
    `<!doctype html><html><head><meta charset="utf-8"><base href="${location.origin}/">` +
    `<style>${theme}</style><style>${css}</style><style>${fonts(font)}</style></head>` +
    `<body><script>${reportScript}</script><script>${code}</script></body></html>`;
  return URL.createObjectURL(new Blob([html], { type: 'text/html' }));
}

let page: Promise<string> | undefined;

/** Shows previews without a server. */
export function WithFrames({ children }: { readonly children: ReactNode }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    shown = 0;
    void (page ??= makeFramePage()).then(setAddress);
  }, []);
  return address !== undefined && <FrameAddress value={address}>{children}</FrameAddress>;
}
