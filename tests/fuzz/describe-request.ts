import type { Exchange, SentRequest } from './stage/stage.ts';

/** How many bytes of a value to show. */
const most = 2000;

/** A shell command that sends the request again; the actor's credentials are a variable. */
export function curlLine(request: SentRequest): string {
  const { method, url, headers, payload, actor } = request;
  if (request.overWire)
    return `printf ${quoteBytes(payload ?? Buffer.alloc(0)).slice(1)} | nc localhost 3000`;
  const head = Object.entries(headers).flatMap(([name, value]) =>
    name === 'authorization' && /^(Token|Api-Key) [\w-]{43,47}$/.test(value) && !/A{43}/.test(value)
      ? [`-H "authorization: ${value.split(' ')[0] ?? ''} $${actor.toUpperCase()}"`]
      : [`-H ${quote(`${name}: ${value}`)}`],
  );
  const body = payload === undefined ? [] : [`--data-binary ${quoteBytes(payload)}`];
  return [
    'curl -i --path-as-is',
    `-X ${method}`,
    quote(`http://localhost:3000${url}`),
    ...head,
    ...body,
  ].join(' ');
}

/** The request and its answer, shortened for reading. */
export function describeExchange({ request, answer }: Exchange): string {
  return `${curlLine(request)}\n  → ${answer.status} ${answer.text.slice(0, 300)}`;
}

function quote(text: string): string {
  const plain = /^[\x20-\x7e]*$/.test(text) && !text.includes("'") && text.length <= most;
  return plain ? `'${text}'` : quoteBytes(Buffer.from(text));
}

/** Bash's `$'…'`, which can express every byte except NUL; a NUL is only shown. */
function quoteBytes(bytes: Buffer): string {
  const shown = [...bytes.subarray(0, most)].map((byte) => {
    if (byte === 0x27 || byte === 0x5c) return `\\${String.fromCharCode(byte)}`;
    return byte >= 0x20 && byte < 0x7f
      ? String.fromCharCode(byte)
      : `\\x${byte.toString(16).padStart(2, '0')}`;
  });
  const rest = bytes.length > most ? ` # and ${bytes.length - most} bytes more` : '';
  return `$'${shown.join('')}'${rest}`;
}
