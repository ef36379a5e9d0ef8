import net from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The network address of a request. Some proxies append the port in `X-Forwarded-For`, and anyone can put something
 * there that is not an address. In that case it is the address of the peer that sent the request.
 */
export function callerAddress({ ip, socket }: FastifyRequest): string {
  const address = /^\[([^\]]+)\](?::\d+)?$/.exec(ip)?.[1] ?? /^([\d.]+):\d+$/.exec(ip)?.[1] ?? ip;
  return net.isIP(address) === 0 ? (socket.remoteAddress ?? '') : address;
}
