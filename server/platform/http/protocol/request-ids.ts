import type { IncomingMessage } from 'node:http';
import { newRequestId } from '../../ids.ts';
import type { TrustsProxy } from './trusted-proxies.ts';

/** The header with the id of a request, in both directions. */
export const requestIdHeader = 'x-request-id';

/** A valid id: short, and without characters that are special in a log or a header. */
const acceptable = /^[\w.:+/=@-]{1,128}$/;

/** The id of a request: the one from a trusted proxy, or a new one. */
export type RequestIds = (request: IncomingMessage) => string;

export function createRequestIds(trusts: TrustsProxy): RequestIds {
  return ({ headers, socket }) => {
    const given = headers[requestIdHeader];
    const counts = typeof given === 'string' && acceptable.test(given) && trusts(socket.remoteAddress ?? '');
    return counts ? given : newRequestId();
  };
}
