import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FromPreview, ToPreview } from '../../preview/messages.ts';
import { hostFrame } from './host-frame.ts';
import { openLink } from './open-link.ts';

/** The nonce of each frame in turn: another one needs another frame. */
export function useNonce(): { readonly nonce: string; replace(): void } {
  const [nonce, setNonce] = useState(newNonce);
  return { nonce, replace: () => setNonce(newNonce()) };
}

interface HostedFrameOptions extends ReturnType<typeof useNonce> {
  /** Of the frame: `null` for a sandboxed page without one. */
  readonly origin: string;
  /** Whether the frame is there; it sends hello once. */
  readonly isShown: boolean;
  heard(message: FromPreview): void;
}

export function useHostedFrame(options: HostedFrameOptions) {
  const { nonce, origin, isShown } = options;
  const frame = useRef<HTMLIFrameElement>(null);
  const [opened, setOpened] = useState<{ nonce: string; send(message: ToPreview): void }>();
  const [missed, setMissed] = useState<string>();
  const hear = useEffectEvent(options.heard);
  const replace = useEffectEvent(options.replace);
  useEffect(() => {
    if (!isShown) return undefined;
    let close = () => undefined as void;
    // Passes other functions, because effect events may only be called in effects.
    const stop = hostFrame({
      frame: () => frame.current?.contentWindow ?? null,
      ...{ origin, nonce },
      opened(port) {
        const link = openLink(port, { heard: (message) => hear(message), silent: () => replace() });
        close = link.close;
        setOpened({ nonce, send: link.send });
      },
      missed: () => setMissed(nonce),
    });
    return () => {
      stop();
      close();
    };
  }, [origin, nonce, isShown]);
  // A frame gets messages once it has sent hello.
  const send = opened?.nonce === nonce ? opened.send : undefined;
  return { frame, send, isMissed: send === undefined && missed === nonce };
}

function newNonce(): string {
  return crypto.randomUUID();
}
