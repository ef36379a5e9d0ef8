import type { FromPreview, ToPreview } from '../../preview/messages.ts';
import { createWatch } from '../rendering/watch.ts';
import { readMessage } from './read-message.ts';

interface LinkOptions {
  heard(message: FromPreview): void;
  /** It has not answered for two seconds. */
  silent(): void;
}

/** The interval at which a preview is asked whether it still answers, in milliseconds. */
const pingEvery = 1000;

/** Talks to a preview through a port, and watches whether it still answers. */
export function openLink(port: MessagePort, { heard, silent }: LinkOptions) {
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
