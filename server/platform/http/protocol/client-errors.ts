import type { Socket } from 'node:net';
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

// Importing Node's module would also load its WebSocket client, which takes 30 ms of a start.
const { STATUS_CODES } = process.getBuiltinModule('node:http');

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

/**
 * Answers requests that Node's parser rejects, in the format of every other error (api.md section 2), and closes the
 * connection. There is no request, so the language is unknown and the id is new. A connection on which something was
 * sent before is only closed: that may have been the answer.
 */
export function createClientErrors({ translations, headers, log }: ClientErrorOptions) {
  return (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const { status, code, sentence } = rejections[error.code ?? ''] ?? unreadable;
    const message = translations.translate(fallbackLanguage, 'errors', sentence);
    const body = JSON.stringify({ message, code, detail: message });
    const reqId = newRequestId();
    log.debug({ reqId, status, reason: error.code }, 'a request could not be read');
    if (socket.writable && socket.bytesWritten === 0)
      socket.write(rawAnswer(status, { ...headers, [requestIdHeader]: reqId }, body));
    socket.destroy(error);
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
