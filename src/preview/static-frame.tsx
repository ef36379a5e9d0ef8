import { useColourMode } from '../lib/colour-mode.ts';
import { use, useEffect, useRef } from 'react';
import type { ComparedPlace, ToPreview } from '../../preview/messages.ts';
import type { RenderedPage } from './collect-rendered.ts';
import { FrameAddress } from './frame-address.ts';
import { FramedPage, previewState } from './framed-page.tsx';
import type { PreviewWidth } from './pane-choices.ts';
import { useHostedFrame, useNonce } from './use-hosted-frame.ts';

export type { ComparedPlace };

export interface BlockMark {
  /** The same for a block in both pages. */
  readonly pair: string;
  /** Its change, and the label of the change; undefined for an unchanged block. */
  readonly change?: string;
  readonly label?: string;
}

interface StaticFrameProps {
  readonly title: string;
  readonly testId: string;
  /** Undefined until it is rendered. */
  readonly rendered: RenderedPage | undefined;
  readonly marks: ReadonlyMap<string, BlockMark>;
  readonly width: PreviewWidth;
  /** The position to scroll to. A new object scrolls again. */
  readonly place: ComparedPlace | undefined;
  readonly isFailed: boolean;
  onScroll(at: ComparedPlace): void;
  onRetry(): void;
}

/** A read-only page in our sandboxed frame: its blocks have no marks for actions. */
export function StaticFrame(props: StaticFrameProps) {
  const { title, testId, rendered, marks, width, place, isFailed, onScroll, onRetry } = props;
  const named = useNonce();
  const top = useRef(0);
  const { frame, send, isMissed } = useHostedFrame({
    ...{ ...named, origin: 'null', isShown: true },
    heard(message) {
      if (message.type !== 'scrolled') return;
      top.current = message.top;
      if (message.at) onScroll(message.at);
    },
  });
  const scheme = useColourMode();
  useEffect(() => {
    if (rendered !== undefined) send?.(pageMessage(rendered, { marks, scheme, top: top.current }));
  }, [send, rendered, marks, scheme]);
  const isThere = rendered !== undefined;
  useEffect(() => {
    if (isThere && place !== undefined) send?.({ type: 'align', at: place });
  }, [send, isThere, place]);
  const state = previewState({ isFailed, isMissed, isConnected: isThere && send !== undefined });
  return (
    <FramedPage
      {...{ frame, title, testId, width, state }}
      nonce={named.nonce}
      address={use(FrameAddress)}
      sandbox="allow-scripts"
      isShown
      onRetry={() => (isFailed ? onRetry() : named.replace())}
    />
  );
}

interface Shown extends Pick<StaticFrameProps, 'marks'> {
  readonly scheme: 'light' | 'dark';
  readonly top: number;
}

function pageMessage({ page, blocks }: RenderedPage, { marks, scheme, top }: Shown): ToPreview {
  return {
    type: 'reset',
    page: { ...page, scheme },
    top,
    blocks: blocks.map(({ key, name, html }) => ({
      key,
      name,
      typing: {},
      html: markBlock(html, marks.get(key)),
    })),
  };
}

function markBlock(html: string, mark: BlockMark | undefined): string {
  const attributes = Object.entries(mark ?? {}).map(
    ([name, value]) =>
      ` data-octavo-${name}="${String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
  );
  return html.replace(/^<\w+/, (start) => start + attributes.join(''));
}
