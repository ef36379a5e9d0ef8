import type { ReferenceLookup } from '../../../field-plugins/sdk/contract/field.ts';
import { deliverBlock } from '../../../content-model/deliver-block.ts';
import type { BlockData } from '../../../shared/wire/content.ts';
import type { DeliveryPage, DeliverySite } from '../../../shared/wire/delivery.ts';
import { makeSlug } from '../../../shared/slug.ts';
import { normalizeUrlPath } from '../../../shared/url-path.ts';
import type { ApiKeyActor, Context } from '../../platform/context.ts';
import type { Gate } from '../../platform/gate.ts';
import { heavyBytes, mapInTurns, turnFor } from '../../platform/turns.ts';
import { findModels, findModelsByIds, withKnownFields } from '../block-content-models/service.ts';
import { lookUpForSite } from '../content/service.ts';
import { readSnapshot, type PageSnapshot } from '../pages/service.ts';
import { bytesOfListedPage, listLivePages } from './live-pages.ts';
import * as rows from './repository.ts';
import type { SiteWindow } from './site-window.ts';

/** What is at a path of the site: a live page, or the path it has moved to. */
export type PlaceOfSite = { readonly page: DeliveryPage } | { readonly movedTo: string };

/** A live page as an external site reads it, from its published version; undefined if nothing is at the path. */
export async function findPlace(
  context: Context<ApiKeyActor>,
  path: string,
  memory: Gate,
): Promise<PlaceOfSite | undefined> {
  const { db, actor } = context;
  const url_path = normalizeUrlPath(path);
  if (url_path === undefined) return undefined;
  const row = await rows.selectLivePage(db, { workspace: actor.workspace, path: url_path });
  if (row !== undefined) {
    const page = await whenThereIsRoom(memory, context, {
      bytes: row.bytes,
      work: () => deliverPage(context, row),
    });
    return page && { page };
  }
  const moved = await rows.selectNewPath(db, actor.workspace, url_path);
  return moved === undefined ? undefined : { movedTo: moved.url_path };
}

/** What a site shows everywhere: its own details, live pages and components. Undefined if the workspace is gone. */
export async function readSite(
  context: Context<ApiKeyActor>,
  window: SiteWindow,
  memory: Gate,
): Promise<DeliverySite | undefined> {
  const face = await rows.selectWorkspaceFace(context.db, context.actor.workspace);
  if (face === undefined) return undefined;
  const pages = window === undefined ? (face.pages ?? 0) : window.page_size;
  const bytes = (face.component_bytes ?? 0) + pages * bytesOfListedPage;
  return whenThereIsRoom(memory, context, { bytes, work: () => deliverSite(context, window, face) });
}

/** Waits for room before heavy work, so that reads of many large pages or sites do not fill the memory. */
function whenThereIsRoom<Answer>(
  memory: Gate,
  { actor }: Context<ApiKeyActor>,
  { bytes, work }: { readonly bytes: number; readonly work: () => Promise<Answer> },
): Promise<Answer> {
  return bytes <= heavyBytes ? work() : memory.run(work, { cost: bytes, owner: actor.workspace });
}

async function deliverSite(
  context: Context<ApiKeyActor>,
  window: SiteWindow,
  face: WorkspaceFace,
): Promise<DeliverySite> {
  const { db, actor } = context;
  const pages = await listLivePages(context, window);
  const lookup = await lookUpForSite(context, db, { workspace: actor.workspace, wholeSite: true });
  return {
    workspace: { title: face.title, description: face.description, type: face.type },
    seo: deliverSeo(face, lookup),
    ...pages,
    ...(await deliverComponents(context, lookup)),
  };
}

type WorkspaceFace = NonNullable<Awaited<ReturnType<typeof rows.selectWorkspaceFace>>>;

function deliverSeo(face: WorkspaceFace, lookup: ReferenceLookup): DeliverySite['seo'] {
  const { seo_title_template: title_template, seo_description: description, seo_picture: id } = face;
  const picture = id === null ? undefined : lookup.media(id);
  if (id === null || picture === undefined) return { title_template, description, image: null };
  const { url, width, height, alt } = picture;
  return { title_template, description, image: { id, url, width, height, alt } };
}

async function deliverPage(
  context: Context<ApiKeyActor>,
  row: NonNullable<Awaited<ReturnType<typeof rows.selectLivePage>>>,
): Promise<DeliveryPage | undefined> {
  await turnFor(row.bytes);
  const text = row.blocks ?? (await rows.selectLiveBlocks(context.db, row))?.blocks;
  if (text === undefined) return undefined;
  await turnFor(row.bytes);
  const { models: published, blocks } = readSnapshot(text);
  const models = new Map(
    Object.entries(published).map(([id, model]) => [id, withKnownFields(context, id, model)]),
  );
  const slugs = await slugsOf(context, published);
  const scope = { workspace: context.actor.workspace, source: row.id };
  const lookup = await lookUpForSite(context, context.db, scope);
  const deliver = ({ id, block_content_model, data }: (typeof blocks)[number]) => {
    const model = models.get(block_content_model);
    if (model === undefined) return [];
    const values = deliverBlock(model, data, lookup, context.registry);
    return [{ id, type: model.name, type_slug: slugs[block_content_model] ?? '', data: values }];
  };
  const delivered = await mapInTurns(blocks, deliver);
  // The answer is made into JSON next.
  await turnFor(row.bytes);
  return {
    id: row.id,
    title: row.title,
    url_path: row.url_path,
    published_at: row.published_at,
    blocks: delivered.flat(),
  };
}

/**
 * The slugs of published models, by id. A version from before there were slugs has none: its types have got theirs since,
 * except those that are gone, whose names can no longer change.
 */
async function slugsOf(
  context: Context<ApiKeyActor>,
  published: PageSnapshot['models'],
): Promise<Readonly<Record<string, string>>> {
  const models = Object.entries(published);
  const unknown = models.filter(([, { slug }]) => slug === undefined).map(([id]) => id);
  const present = await findModelsByIds(context, context.db, unknown);
  const known = models.map(([id, { slug, name }]) => [
    id,
    slug ?? present.get(id)?.slug ?? makeSlug(name, new Set()),
  ]);
  return Object.fromEntries(known) as Readonly<Record<string, string>>;
}

async function deliverComponents(
  context: Context<ApiKeyActor>,
  lookup: ReferenceLookup,
): Promise<Pick<DeliverySite, 'components' | 'component_names'>> {
  const { db, actor, registry } = context;
  const found = await rows.selectComponents(db, actor.workspace);
  const models = await findModels(context, db, found);
  const size = found.reduce((sum, { data }) => sum + data.length, 0);
  await turnFor(size);
  const deliver = (row: (typeof found)[number]) => {
    const model = models.get(row.block_content_model);
    if (model === undefined) return [];
    const data = JSON.parse(row.data) as BlockData;
    return [{ ...model, data: deliverBlock(model, data, lookup, registry) }];
  };
  const delivered = (await mapInTurns(found, deliver)).flat();
  await turnFor(size);
  return {
    components: Object.fromEntries(delivered.map(({ name, data }) => [name, data])),
    component_names: Object.fromEntries(delivered.map(({ name, slug }) => [slug, name])),
  };
}
