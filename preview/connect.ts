import { previewVersion, type Hello, type Welcome } from './messages.ts';

/**
 * Sends `hello` to the editor in the parent window, whose origin is `editor`, and passes on the port of its answer. Ignores
 * messages of other senders.
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
