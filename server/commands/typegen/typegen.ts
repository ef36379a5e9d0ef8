import fs from 'node:fs/promises';
import type { DeliverySchema } from '../../../shared/wire/delivery.ts';
import { CommandFailure, type Command } from '../command.ts';
import { addressOf, RemoteRefusal, remoteServer, urlOption } from '../remote/remote-server.ts';
import { printSiteTypes } from './site-types.ts';

export const typegen: Command = {
  name: 'typegen',
  summary: 'write TypeScript types of what a site reads',
  description: [
    'Asks a server which block types it has and writes types of delivered pages, blocks and components. The API key of the',
    'site is read from OCTAVO_API_KEY. The same block types always give the same text.',
  ],
  server: 'does not matter',
  options: {
    ...urlOption,
    out: { value: 'file', meaning: 'write the types there instead of on standard output' },
  },
  async run(context) {
    const key = context.env['OCTAVO_API_KEY'] ?? '';
    if (key === '') throw new CommandFailure('Set OCTAVO_API_KEY to an API key of the site.');
    const server = remoteServer(addressOf(context), { 'x-api-key': key });
    const described = await server.call<DeliverySchema>('/api/delivery/schema/').catch((error: unknown) => {
      const isUnknown = error instanceof RemoteRefusal && error.status === 401;
      throw isUnknown ? new CommandFailure('The API key in OCTAVO_API_KEY is not valid.') : error;
    });
    const text = printSiteTypes(described);
    const out = context.value('out');
    const types = described.blocks.length + described.components.length;
    if (out === undefined) return { data: { types, text }, lines: [text.trimEnd()] };
    await fs.writeFile(context.path(out), text);
    return { data: { types, file: out }, lines: [`Wrote the types of ${types} block types to ${out}.`] };
  },
};
