import type { IncomingMessage } from 'node:http';
import { newRequestId } from '../../ids.ts';
import type { TrustsProxy } from './trusted-proxies.ts';

/** The header with the id of a request, in both directions. */
export const requestIdHeader = 'x-request-id';

/** What can be an id: short, and without anything that a log or a header could take for something else. */
const acceptable = /^[\w.:+/=@-]{1,128}$/;

/** The id of a request: the one that a trusted proxy gave it, or a new one. */
export type RequestIds = (request: IncomingMessage) => string;

/** Request ids of a server behind these proxies. */
export function createRequestIds(trusts: TrustsProxy): RequestIds {
  return ({ headers, socket }) => {
    const given = headers[requestIdHeader];
    const counts = typeof given === 'string' && acceptable.test(given) && trusts(socket.remoteAddress ?? '');
    return counts ? given : newRequestId();
  };
}
