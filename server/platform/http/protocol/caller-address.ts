import net from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The network address of a request. Some proxies append the port in `X-Forwarded-For`, and clients can put any text
 * there. If it is not an address, the address of the sending peer is used.
 */
export function callerAddress({ ip, socket }: FastifyRequest): string {
  const address = /^\[([^\]]+)\](?::\d+)?$/.exec(ip)?.[1] ?? /^([\d.]+):\d+$/.exec(ip)?.[1] ?? ip;
  return net.isIP(address) === 0 ? (socket.remoteAddress ?? '') : address;
}
