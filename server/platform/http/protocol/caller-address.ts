import net from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The network address that a request comes from. Some proxies write the port behind it in `X-Forwarded-For`, and anybody
 * may write what is no address at all: then it is the address of whoever has handed the request over.
 */
export function callerAddress({ ip, socket }: FastifyRequest): string {
  const address = /^\[([^\]]+)\](?::\d+)?$/.exec(ip)?.[1] ?? /^([\d.]+):\d+$/.exec(ip)?.[1] ?? ip;
  return net.isIP(address) === 0 ? (socket.remoteAddress ?? '') : address;
}
