/**
 * The floor for delivery: node:http sending our exact response, head and body, from memory. No server on this Node that
 * reads a path, checks a key or can change its content is faster.
 */
import fs from 'node:fs';
import http from 'node:http';

/** The response that the floor sends. */
export interface RecordedResponse {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const recorded = JSON.parse(fs.readFileSync(process.env['RESPONSE'] ?? '', 'utf8')) as RecordedResponse;
const body = Buffer.from(recorded.body);
const { 'content-type': contentType = '', ...unchanged } = recorded.headers;
const whole = { ...unchanged, 'content-type': contentType, 'content-length': body.length };

http
  .createServer((request, response) => {
    if (request.headers['if-none-match'] === unchanged['etag']) {
      response.writeHead(304, unchanged).end();
      return;
    }
    response.writeHead(200, whole).end(body);
  })
  .listen(Number(process.env['PORT']), '127.0.0.1');
