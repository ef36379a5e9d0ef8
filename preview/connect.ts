import { previewVersion, type Hello, type Welcome } from './messages.ts';

/**
 * Says hello to the editor above this window, whose origin is `editor`, and hands on the port of its answer. A message from
 * anybody else is ignored.
 */
export function connect(editor: string, nonce: string, open: (port: MessagePort) => void): void {
  const listen = ({ source, origin, data, ports: [port] }: MessageEvent<Partial<Welcome> | null>): void => {
    if (source !== parent || origin !== editor || port === undefined) return;
    if (data?.octavo !== 'welcome' || data.version !== previewVersion) return;
    removeEventListener('message', listen);
    open(port);
  };
  addEventListener('message', listen);
  const hello: Hello = { octavo: 'hello', versions: [previewVersion], nonce };
  parent.postMessage(hello, editor);
}
