import net from 'node:net';

/**
 * The ports to choose from. Systems take those of outgoing connections from higher ones (32,768 and up on Linux), so a server
 * that restarts finds its port free. Chromium blocks a list of ports, of which 10,080 is the highest.
 */
const first = 10_100;
const last = 32_000;

/** Processes begin in different places. */
let next = first + ((process.pid * 101) % (last - first));

/** A free port of 127.0.0.1. A process gets each port only once, as long as there are others. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = next;
    next = port === last ? first : port + 1;
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
