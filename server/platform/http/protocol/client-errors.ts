import type { Socket } from 'node:net';
import { STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { ErrorCode } from '../../../../shared/errors.ts';
import { fallbackLanguage } from '../../../../shared/languages.ts';
import { newRequestId } from '../../ids.ts';
import type { Translations } from '../../translations.ts';
import { requestIdHeader } from './request-ids.ts';

interface Rejection {
  readonly status: number;
  readonly code: ErrorCode;
  /** A key of `errors.json`. */
  readonly sentence: string;
}

const unreadable = { status: 400, code: 'parse_error', sentence: 'refusals.unreadable_request' } as const;

const rejections: Readonly<Record<string, Rejection>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { ...unreadable, status: 408 },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'payload_too_large', sentence: 'codes.payload_too_large' },
};

interface ClientErrorOptions {
  readonly translations: Translations;
  readonly headers: Readonly<Record<string, string>>;
  readonly log: FastifyBaseLogger;
}

/** Answers requests that Node's parser rejects. */
interface ClientErrors {
  /** Tracks answered requests, so that none is answered twice. */
  watch(server: Server): void;
  answer(error: Error & { readonly code?: string }, socket: Socket): void;
}

/**
 * Answers requests that Node's parser rejects, in the format of every other error (api.md section 2), and closes the
 * connection. There is no request, so the language is unknown and the id is new. If an answer was or is being sent
 * before the rest of its request was rejected, the connection is only closed.
 */
export function createClientErrors({ translations, headers, log }: ClientErrorOptions): ClientErrors {
  /** The answer to the last request of each connection. */
  const last = new WeakMap<Socket, ServerResponse>();
  const mayAnswer = (socket: Socket) => {
    const response = last.get(socket);
    if (response === undefined) return true;
    if (response.writableFinished) return response.req.complete;
    return !response.headersSent && response.socket === socket;
  };
  const answer: ClientErrors['answer'] = (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const { status, code, sentence } = rejections[error.code ?? ''] ?? unreadable;
    const message = translations.translate(fallbackLanguage, 'errors', sentence);
    const body = JSON.stringify({ message, code, detail: message });
    const reqId = newRequestId();
    log.debug({ reqId, status, reason: error.code }, 'a request could not be read');
    if (socket.writable && mayAnswer(socket))
      socket.write(rawAnswer(status, { ...headers, [requestIdHeader]: reqId }, body));
    socket.destroy(error);
  };
  return {
    watch: (server) => void server.on('request', (request, response) => last.set(request.socket, response)),
    answer,
  };
}

function rawAnswer(status: number, headers: Readonly<Record<string, string>>, body: string): string {
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
