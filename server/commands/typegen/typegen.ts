import fs from 'node:fs/promises';
import { describeModels, strayFields } from '../../modules/delivery/service.ts';
import { readModelFiles } from '../models/model-files.ts';
import type { DeliveryPage, DeliverySchema, DeliverySite } from '../../../shared/wire/delivery.ts';
import { type Command, type CommandContext, CommandFailure } from '../command.ts';
import {
  addressOf,
  RemoteError,
  remoteServer,
  type RemoteServer,
  urlOption,
} from '../remote/remote-server.ts';
import { withEscapes } from '../print.ts';
import { printSiteTypes } from './site-types.ts';

export const typegen: Command = {
  name: 'typegen',
  summary: 'write TypeScript types of what a site reads',
  description: [
    'Asks a server which block types it has and writes types of delivered pages, blocks and components. The API key of the',
    'site is read from OCTAVO_API_KEY. With --models, the types come from files that "models pull" wrote, and no server is asked.',
    'The same block types always give the same text. A page keeps the fields that it was published with: --check-pages finds the',
    'live pages that deliver others than the types say.',
  ],
  server: 'does not matter',
  options: {
    ...urlOption,
    models: { value: 'folder', meaning: 'read the block types from this folder' },
    out: { value: 'file', meaning: 'write the types there instead of on standard output' },
    'check-pages': {
      meaning: 'read every live page of the site, too; exit code 1 if one does not fit the types',
    },
  },
  async run(context) {
    const described = await describe(context);
    const text = withEscapes(printSiteTypes(described));
    const out = context.value('out');
    const types = described.blocks.length + described.components.length;
    if (out !== undefined) await fs.writeFile(context.path(out), text);
    const written =
      out === undefined
        ? { data: { types, text }, lines: [text.trimEnd()] }
        : { data: { types, file: out }, lines: [`Wrote the types of ${types} block types to ${out}.`] };
    if (!context.given('check-pages')) return written;
    const { pages, strays } = await findStrayPages(siteOf(context), described);
    for (const stray of strays) context.warn(sentenceAbout(stray));
    const failed = strays.length > 0;
    if (failed) context.warn('Publish these pages again: they have the fields of when they were published.');
    return { ...written, data: { ...written.data, pages, strays }, failed };
  },
};

function sentenceAbout({ path, type_slug, fields }: StrayPage): string {
  return fields.length === 0
    ? `${path}: there is no type ${type_slug} any more.`
    : `${path}: a block ${type_slug} differs from its type in ${fields.join(', ')}.`;
}

async function describe(context: CommandContext): Promise<DeliverySchema> {
  const folder = context.value('models');
  if (folder !== undefined) {
    const files = await readModelFiles(context.path(folder));
    return describeModels(
      files.map(({ slug, file }) => ({ ...file, slug })),
      context.registry,
    );
  }
  const server = siteOf(context, ', or say --models <folder>');
  return server.call<DeliverySchema>('/api/delivery/schema/');
}

/** The server with the credentials of the site. */
function siteOf(context: CommandContext, otherwise = ''): RemoteServer {
  const key = context.env['OCTAVO_API_KEY'] ?? '';
  if (key === '') throw new CommandFailure(`Set OCTAVO_API_KEY to an API key of the site${otherwise}.`);
  const server = remoteServer(addressOf(context), { 'x-api-key': key });
  return {
    ...server,
    call: (path, request) =>
      server.call<never>(path, request).catch((error: unknown) => {
        const isUnknown = error instanceof RemoteError && error.status === 401;
        throw isUnknown ? new CommandFailure('The API key in OCTAVO_API_KEY is not valid.') : error;
      }),
  };
}

interface StrayPage {
  readonly path: string;
  readonly type_slug: string;
  /** The fields that differ; empty if the type is gone. */
  readonly fields: readonly string[];
}

/** Reads every live page, and finds the blocks that do not match their types, mostly older ones. */
async function findStrayPages(
  server: RemoteServer,
  { blocks }: DeliverySchema,
): Promise<{ readonly pages: number; readonly strays: readonly StrayPage[] }> {
  const types = new Map(blocks.map(({ type_slug, data }) => [type_slug, data]));
  const paths = await readPaths(server);
  const strays: StrayPage[] = [];
  for (const path of paths)
    for (const { type_slug, data } of await readBlocks(server, path)) {
      const type = types.get(type_slug);
      const fields = type === undefined ? [] : strayFields(type, data);
      if (type === undefined || fields.length > 0) strays.push({ path, type_slug, fields });
    }
  return { pages: paths.length, strays };
}

async function readPaths(server: RemoteServer): Promise<readonly string[]> {
  const paths: string[] = [];
  let next: string | null = '/api/delivery/site/?page_size=500';
  while (next !== null) {
    const site: Pick<DeliverySite, 'pages' | 'next'> = await server.call(next);
    paths.push(...site.pages.map(({ url_path }) => url_path));
    next = site.next;
  }
  return paths;
}

/** Empty if the page was unpublished meanwhile. */
async function readBlocks(server: RemoteServer, path: string): Promise<DeliveryPage['blocks']> {
  try {
    return (await server.call<DeliveryPage>(`/api/delivery/pages/?path=${encodeURIComponent(path)}`)).blocks;
  } catch (error) {
    if (error instanceof RemoteError && error.status === 404) return [];
    throw error;
  }
}
