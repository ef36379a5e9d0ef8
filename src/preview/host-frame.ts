import { previewVersion, type Hello, type Welcome } from '../../preview/messages.ts';

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
export function hostFrame({ frame, origin, nonce, opened, missed }: HostedFrame): () => void {
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
