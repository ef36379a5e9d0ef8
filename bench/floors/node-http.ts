/**
 * The floor of delivery: node:http with the very answer of ours, head and body, held in memory. Nothing that reads a
 * path, checks a key or can change its content is faster on this Node.
 */
import fs from 'node:fs';
import http from 'node:http';

/** What the floor answers with. */
export interface RecordedAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const recorded = JSON.parse(fs.readFileSync(process.env['ANSWER'] ?? '', 'utf8')) as RecordedAnswer;
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
