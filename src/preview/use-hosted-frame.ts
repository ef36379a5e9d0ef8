import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type FromPreview,
  type Hello,
  previewVersion,
  type ToPreview,
  type Welcome,
} from '../../preview/messages.ts';
import { createWatch } from '../rendering/watch.ts';
import { readMessage } from './read-message.ts';

/** The nonce of each frame in turn: another one needs another frame. */
export function useNonce(): { readonly nonce: string; replace(): void } {
  const [nonce, setNonce] = useState<string>(() => crypto.randomUUID());
  return { nonce, replace: () => setNonce(crypto.randomUUID()) };
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

interface HostedFrame {
  readonly frame: () => Window | null;
  /** Its origin: `null` for a sandboxed page without one. */
  readonly origin: string;
  readonly nonce: string;
  /** The frame has sent hello; everything else goes through the port. */
  opened(port: MessagePort): void;
  /** It has not sent hello in time; it still may. */
  missed(): void;
}

/** The time limit for a frame's hello, in milliseconds. */
const helloPatience = 2000;

/** Answers only the frame that sends hello with the right nonce. Returns a function that stops it. */
function hostFrame({ frame, origin, nonce, opened, missed }: HostedFrame): () => void {
  const timer = setTimeout(missed, helloPatience);
  const listen = (event: MessageEvent<Partial<Hello> | null>): void => {
    const { data } = event;
    const host = frame();
    if (host === null || event.source !== host || event.origin !== origin) return;
    if (data?.octavo !== 'hello' || data.nonce !== nonce) return;
    if (!Array.isArray(data.versions) || !data.versions.includes(previewVersion)) return;
    stop();
    const { port1, port2 } = new MessageChannel();
    const welcome: Welcome = { octavo: 'welcome', version: previewVersion };
    // A page without an origin cannot be named as the target. Its window has been checked, and only our page knows the
    // nonce.
    host.postMessage(welcome, origin === 'null' ? '*' : origin, [port2]);
    opened(port1);
  };
  function stop(): void {
    clearTimeout(timer);
    removeEventListener('message', listen);
  }
  addEventListener('message', listen);
  return stop;
}

interface LinkOptions {
  heard(message: FromPreview): void;
  /** It has not answered for two seconds. */
  silent(): void;
}

/** The interval at which a preview is asked whether it still answers, in milliseconds. */
const pingEvery = 1000;

/** Talks to a preview through a port, and watches whether it still answers. */
function openLink(port: MessagePort, { heard, silent }: LinkOptions) {
  let n = 0;
  const watch = createWatch(() => {
    close();
    silent();
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a window; a port has none
  const send = (message: ToPreview): void => port.postMessage(message);
  const timer = setInterval(() => {
    // Browsers slow down hidden pages, so these are not expected to answer.
    if (document.hidden) return;
    send({ type: 'ping', n: (n += 1) });
    watch.expect();
  }, pingEvery);
  function close(): void {
    clearInterval(timer);
    watch.rest();
    port.close();
  }
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = readMessage(data);
    if (message === undefined) return;
    watch.rest();
    if (message.type !== 'pong') heard(message);
  });
  port.start();
  return { send, close };
}
