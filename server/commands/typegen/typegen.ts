import fs from 'node:fs/promises';
import { describeModels } from '../../modules/delivery/service.ts';
import { readModelFiles } from '../models/model-files.ts';
import type { DeliverySchema } from '../../../shared/wire/delivery.ts';
import { CommandFailure, type Command, type CommandContext } from '../command.ts';
import { addressOf, RemoteRefusal, remoteServer, urlOption } from '../remote/remote-server.ts';
import { printSiteTypes } from './site-types.ts';

export const typegen: Command = {
  name: 'typegen',
  summary: 'write TypeScript types of what a site reads',
  description: [
    'Asks a server which block types it has and writes types of delivered pages, blocks and components. The API key of the',
    'site is read from OCTAVO_API_KEY. With --models, the types come from files that "models pull" wrote, and no server is asked.',
    'The same block types always give the same text.',
  ],
  server: 'does not matter',
  options: {
    ...urlOption,
    models: { value: 'folder', meaning: 'read the block types from this folder' },
    out: { value: 'file', meaning: 'write the types there instead of on standard output' },
  },
  async run(context) {
    const described = await describe(context);
    const text = printSiteTypes(described);
    const out = context.value('out');
    const types = described.blocks.length + described.components.length;
    if (out === undefined) return { data: { types, text }, lines: [text.trimEnd()] };
    await fs.writeFile(context.path(out), text);
    return { data: { types, file: out }, lines: [`Wrote the types of ${types} block types to ${out}.`] };
  },
};

async function describe(context: CommandContext): Promise<DeliverySchema> {
  const folder = context.value('models');
  if (folder !== undefined) {
    const files = await readModelFiles(context.path(folder));
    return describeModels(
      files.map(({ slug, model }) => ({ ...model, slug })),
      context.registry,
    );
  }
  const key = context.env['OCTAVO_API_KEY'] ?? '';
  if (key === '')
    throw new CommandFailure('Set OCTAVO_API_KEY to an API key of the site, or say --models <folder>.');
  const server = remoteServer(addressOf(context), { 'x-api-key': key });
  return server.call<DeliverySchema>('/api/delivery/schema/').catch((error: unknown) => {
    const isUnknown = error instanceof RemoteRefusal && error.status === 401;
    throw isUnknown ? new CommandFailure('The API key in OCTAVO_API_KEY is not valid.') : error;
  });
}
