import { createSocket } from 'node:dgram';
import { expect, onTestFinished, test } from 'vitest';
import { createDns, DnsFailure } from './dns.ts';

/** A response of the name server (RFC 1035): TXT records, an error code, or none at all. */
type Answer = { readonly texts: readonly (readonly string[])[] } | { readonly code: number } | 'silence';

/** Starts a name server that gives every query this answer. Returns its address. */
async function startNameServer(answer: Answer): Promise<string> {
  const server = createSocket('udp4');
  server.on('message', (question, from) => {
    if (answer === 'silence') return;
    const records = 'texts' in answer ? answer.texts.map(textRecord) : [];
    const header = Buffer.from(question.subarray(0, 12));
    header.writeUInt16BE(0x8180 + ('code' in answer ? answer.code : 0), 2);
    header.writeUInt16BE(records.length, 6);
    header.writeUInt16BE(0, 8);
    header.writeUInt16BE(0, 10);
    // The name ends with an empty label; its type and class follow.
    const asked = question.subarray(12, question.indexOf(0, 12) + 5);
    server.send(Buffer.concat([header, asked, ...records]), from.port, from.address);
  });
  await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `127.0.0.1:${server.address().port}`;
}

function textRecord(pieces: readonly string[]): Buffer {
  const data = Buffer.concat(
    pieces.map((piece) => Buffer.concat([Buffer.of(piece.length), Buffer.from(piece)])),
  );
  // A pointer to the queried name, the type TXT, the class IN, a TTL of one minute, and the length.
  const head = Buffer.from([0xc0, 0x0c, 0, 16, 0, 1, 0, 0, 0, 60, data.length >> 8, data.length & 255]);
  return Buffer.concat([head, data]);
}

const ask = async (answer: Answer) =>
  createDns({ servers: [await startNameServer(answer)], patience: 400 }).readTexts('_octavo.shop.example');

test('reads the TXT records of a name and joins the strings of each record', async () => {
  const texts = [['v=spf1 -all'], ['octavo-', 'site=1']];
  expect((await ask({ texts })).toSorted()).toEqual(['octavo-site=1', 'v=spf1 -all']);
});

test('returns an empty list for a name without TXT records and for one that does not exist', async () => {
  expect(await ask({ texts: [] })).toEqual([]);
  expect(await ask({ code: 3 })).toEqual([]);
});

test('rejects within a bounded time if a name server fails or does not answer', async () => {
  await expect(ask({ code: 2 })).rejects.toThrow(DnsFailure);
  await expect(ask('silence')).rejects.toThrow(DnsFailure);
});
