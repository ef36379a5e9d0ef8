import net from 'node:net';
import type { WireStep } from './generate/wire.ts';
import type { Exchange } from './stage/stage.ts';

/** Writes the bytes to the port and reads the answer until the other side hangs up. */
export async function sendWire(port: number, step: WireStep): Promise<Exchange> {
  const head = [
    `${step.method} ${step.target} ${step.version}`.trim(),
    'Host: localhost',
    'Connection: close',
  ];
  const bytes = Buffer.from(`${[...head, ...step.lines].join('\r\n')}\r\n\r\n${step.body}`, 'latin1');
  const received = await exchangeBytes(port, bytes);
  return {
    request: {
      actor: 'guest',
      operation: undefined,
      method: step.method,
      url: step.target,
      headers: {},
      payload: bytes,
      overWire: true,
    },
    answer: readAnswer(received, step.method),
  };
}

/** What the other side sends until it hangs up, or falls silent for a while because it waits for more from us. */
function exchangeBytes(port: number, bytes: Buffer): Promise<Buffer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = net.connect({ port, host: '127.0.0.1' });
    const end = () => {
      socket.destroy();
      resolve(Buffer.concat(chunks));
    };
    socket.setTimeout(150, end);
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('close', end);
    socket.on('error', end);
    socket.write(bytes);
  });
}

/** Silence is not a fault: the server may hang up or wait for the rest. */
function readAnswer(received: Buffer, method: string): Exchange['answer'] {
  const text = received.toString();
  // Interim answers come before the final one.
  const answers = text.replace(/^HTTP\/1\.1 100[^\r]*\r\n(?:[^\r]+\r\n)*\r\n/, '');
  // The bytes after the first request may be read as a second one, and get another answer.
  const [final = ''] = answers.split(/(?!^)(?=HTTP\/1\.1 \d{3} )/);
  const [head = '', ...rest] = final.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0);
  if (status === 0) return { status: 204, headers: {}, text: '', bytes: Buffer.alloc(0) };
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  const body = method === 'HEAD' ? '' : plainBody(rest.join('\r\n\r\n'), headers);
  return { status, headers, text: body, bytes: Buffer.from(body) };
}

function plainBody(body: string, headers: Readonly<Record<string, string>>): string {
  const length = headers['content-length'];
  if (length !== undefined) return Buffer.from(body).subarray(0, Number(length)).toString();
  return headers['transfer-encoding'] === 'chunked'
    ? body.replaceAll(/(?:^|\r\n)[0-9a-f]+\r\n/g, '').trim()
    : body;
}
