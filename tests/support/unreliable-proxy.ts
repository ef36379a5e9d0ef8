import net from 'node:net';
import { Transform } from 'node:stream';

/**
 * How a proxy treats its connections: it lets everything pass; hangs up on every client; accepts data and never answers;
 * lets everything pass, but each piece of an answer only after some milliseconds; or lets some bytes of an answer pass and
 * then falls silent or hangs up.
 */
export type Behaviour =
  | 'pass'
  | 'refuse'
  | 'hang'
  | { readonly delay: number }
  | { readonly silentAfter: number }
  | { readonly hangUpAfter: number };

/** Starts a proxy on loopback in front of a server that the tests need to fail. */
export async function startUnreliableProxy(target: number) {
  let behaviour: Behaviour = 'pass';
  let accepted = 0;
  let deaf: string | undefined;
  const clients = new Set<net.Socket>();
  const servers = new Set<net.Socket>();
  const proxy = net.createServer((client) => {
    accepted += 1;
    track(clients, client);
    if (behaviour === 'refuse') client.destroy();
    else if (behaviour === 'hang') client.resume();
    else
      track(
        servers,
        forward(client, target, behaviour, (said) => deaf !== undefined && said.includes(deaf)),
      );
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  const dropAll = () => {
    for (const socket of [...clients, ...servers]) socket.destroy();
  };
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    /** Applies immediately. Open connections are dropped, so no client keeps using an old one. */
    behave(next: Behaviour) {
      behaviour = next;
      dropAll();
    },
    /**
     * Stops answering clients whose last words contain these, while their connections stay open. Undefined ends it; data held
     * back is lost.
     */
    deafen: (words: string | undefined) => void (deaf = words),
    /** The number of connections that were ever opened. */
    get accepted() {
      return accepted;
    },
    /** The number of open connections to the server behind it. */
    get open() {
      return servers.size;
    },
    close() {
      dropAll();
      return new Promise<void>((resolve) => proxy.close(() => resolve()));
    },
  };
}

function track(sockets: Set<net.Socket>, socket: net.Socket): void {
  sockets.add(socket);
  socket.on('error', () => socket.destroy());
  socket.on('close', () => sockets.delete(socket));
}

function forward(
  client: net.Socket,
  target: number,
  behaviour: Behaviour,
  isDeaf: (said: string) => boolean,
): net.Socket {
  const server = net.connect(target, '127.0.0.1');
  client.pipe(server);
  client.on('close', () => server.destroy());
  if (behaviour === 'pass') {
    let said = '';
    client.on('data', (chunk: Buffer) => (said = chunk.toString('latin1')));
    const transform = (chunk: Buffer, _encoding: string, done: (error: null, heard?: Buffer) => void) =>
      isDeaf(said) ? done(null) : done(null, chunk);
    server.pipe(new Transform({ transform })).pipe(client);
    server.on('close', () => client.destroy());
  } else if (typeof behaviour === 'object' && 'delay' in behaviour) {
    server.on('data', (chunk: Buffer) => setTimeout(() => client.write(chunk), behaviour.delay));
    server.on('close', () => client.destroy());
  } else if (typeof behaviour === 'object') limitAnswer(server, client, behaviour);
  return server;
}

function limitAnswer(
  server: net.Socket,
  client: net.Socket,
  behaviour: Exclude<Behaviour, string | { readonly delay: number }>,
): void {
  let left = 'silentAfter' in behaviour ? behaviour.silentAfter : behaviour.hangUpAfter;
  server.on('data', (chunk: Buffer) => {
    if (left > 0) client.write(chunk.subarray(0, left));
    left -= chunk.length;
    if (left <= 0 && 'hangUpAfter' in behaviour) client.destroySoon();
  });
}
