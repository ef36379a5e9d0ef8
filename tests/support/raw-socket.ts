import net from 'node:net';
import type { App } from '../../server/platform/http/routes/app-types.ts';

/** A connection that a test writes to byte by byte. */
export type RawSocket = Awaited<ReturnType<typeof connect>>;

/** Listens on a free port and returns it. A second call returns the same port. */
export async function listen(app: App): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as net.AddressInfo).port;
}

/** Connects to an application that `listen` started. */
export async function connect(port: number) {
  const socket = net.connect(port, '127.0.0.1');
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => (text += part));
  socket.on('error', () => undefined);
  return {
    write: (bytes: string) => void socket.write(bytes),
    /** Everything received so far. */
    received: () => text,
    /** Resolves with everything received once the server has hung up. */
    closed: new Promise<string>((resolve) => socket.on('close', () => resolve(text))),
    /** Stops reading. */
    pause: () => void socket.pause(),
    /** Closes the connection without warning. */
    destroy: () => void socket.destroy(),
  };
}
