import type { ReferenceLookup } from '../../../field-plugins/sdk/contract/field.ts';
import { validateBlock } from '../../../content-model/validate-block.ts';
import { normalizeUrlPath } from '../../../shared/url-path.ts';
import type { BlockData } from '../../../shared/wire/content.ts';
import type { DeliverySite } from '../../../shared/wire/delivery.ts';
import type { Context, SiteReader } from '../../platform/context.ts';
import { heavyBytes, mapInSlices, yieldFor } from '../../platform/limits/time-slices.ts';
import { readRows } from '../block-content-models/service.ts';
import { lookUpForSite } from '../content/service.ts';
import { deliverDesign } from '../design/service.ts';
import type { PageSnapshot } from '../pages/service.ts';
import { deliverDraft, deliverPage, withGaps, type LiveBlock, type LivePage } from './deliver-page.ts';
import { bytesOfListedPage, listLivePages, type SiteWindow } from './live-pages.ts';
import * as rows from './repository.ts';

export { answerPreflight, originHeaders, plainHeaders, reading } from './cross-origin.ts';
export { describeModels } from './describe-types.ts';
export { strayFields } from './stray-fields.ts';
export { deliverDraft, type LiveBlock, type LivePage } from './deliver-page.ts';

/** The result at a path of a site: content made of its live page, or the new path of the page. */
export type PlaceOfSite<Content> = { readonly content: Content } | { readonly movedTo: string };

/** Turns published content into an answer. */
type Make<From, To> = (from: From) => To | Promise<To>;

/** A live page in the site's format, from its published version; undefined if there is none at the path. */
export async function findPlace<Content>(
  context: Context<SiteReader>,
  path: string,
  make: Make<LivePage, Content>,
): Promise<PlaceOfSite<Content> | undefined> {
  const { db, actor } = context;
  const url_path = normalizeUrlPath(path);
  if (url_path === undefined) return undefined;
  const row = await rows.selectLivePage(db, { workspace: actor.workspace, path: url_path });
  if (row !== undefined) {
    const read = async () => {
      const page = await deliverPage(context, row);
      return page && { content: await make(page) };
    };
    return whenThereIsRoom(context, { bytes: row.bytes, work: read });
  }
  const moved = await rows.selectNewPath(db, actor.workspace, url_path);
  return moved === undefined ? undefined : { movedTo: moved.url_path };
}

/** A site without its pages: its own details and its components. */
export interface SiteFace extends Pick<DeliverySite, 'workspace' | 'seo' | 'design'> {
  readonly components: readonly LiveBlock[];
}

/** The common data of a site: its own details, live pages and components. Undefined if the workspace is gone. */
export async function readSite(
  context: Context<SiteReader>,
  window: SiteWindow,
): Promise<DeliverySite | undefined> {
  const row = await rows.selectWorkspaceFace(context.db, context.actor.workspace);
  if (row === undefined) return undefined;
  const count = window === undefined ? (row.pages ?? 0) : window.page_size;
  const bytes = (row.component_bytes ?? 0) + count * bytesOfListedPage;
  const work = async () => {
    const pages = await listLivePages(context, window);
    const face = await deliverFace(context, row);
    if (face === undefined) return undefined;
    const { components, ...rest } = face;
    return {
      ...rest,
      ...pages,
      components: Object.fromEntries(components.map(({ type, data }) => [type, data])),
      component_names: Object.fromEntries(components.map(({ type, type_slug }) => [type_slug, type])),
    };
  };
  return whenThereIsRoom(context, { bytes, work });
}

/** Like `readSite` without the pages, converted for every page of a hosted site. */
export async function readFace<Made>(
  context: Context<SiteReader>,
  make: Make<SiteFace, Made>,
): Promise<Made | undefined> {
  const row = await rows.selectWorkspaceFace(context.db, context.actor.workspace);
  if (row === undefined) return undefined;
  const work = async () => {
    const face = await deliverFace(context, row);
    return face && make(face);
  };
  return whenThereIsRoom(context, { bytes: row.component_bytes ?? 0, work });
}

export async function readLivePages<Made>(
  context: Context<SiteReader>,
  make: Make<DeliverySite['pages'], Made>,
): Promise<Made> {
  const row = await rows.selectWorkspaceFace(context.db, context.actor.workspace);
  const work = async () => make((await listLivePages(context, undefined)).pages);
  return whenThereIsRoom(context, { bytes: (row?.pages ?? 0) * bytesOfListedPage, work });
}

/** Content that is not live, converted for display; undefined if it is gone. */
export function readDraft<Made>(
  context: Context<SiteReader>,
  { bytes, read }: { readonly bytes: number; read(): Promise<PageSnapshot | undefined> },
  make: Make<Awaited<ReturnType<typeof deliverDraft>>, Made>,
): Promise<Made | undefined> {
  const work = async () => {
    const snapshot = await read();
    if (snapshot === undefined) return undefined;
    const delivered = await deliverDraft(context, snapshot);
    // Lets other work run before rendering.
    await yieldFor(bytes);
    return make(delivered);
  };
  return whenThereIsRoom(context, { bytes, work });
}

/** Waits for room before heavy work, so that reads of many large pages or sites do not exhaust the memory. */
function whenThereIsRoom<Answer>(
  { actor, memory }: Context<SiteReader>,
  { bytes, work }: { readonly bytes: number; readonly work: () => Promise<Answer> },
): Promise<Answer> {
  return bytes <= heavyBytes ? work() : memory.run(work, { cost: bytes, owner: actor.workspace });
}

type FaceRow = NonNullable<Awaited<ReturnType<typeof rows.selectWorkspaceFace>>>;

async function deliverFace(context: Context<SiteReader>, row: FaceRow): Promise<SiteFace | undefined> {
  const { workspace } = context.actor;
  const lookup = await lookUpForSite(context, context.db, { workspace, wholeSite: true });
  const design = await deliverDesign(context, context.db, workspace);
  if (design === undefined) return undefined;
  const { title, description, type } = row;
  return {
    workspace: { title, description, type },
    seo: deliverSeo(row, lookup),
    design,
    components: await deliverComponents(context, lookup),
  };
}

function deliverSeo(row: FaceRow, lookup: ReferenceLookup): DeliverySite['seo'] {
  const { seo_title_template: title_template, seo_description: description, seo_image: id } = row;
  const picture = id === null ? undefined : lookup.media(id);
  if (id === null || picture === undefined) return { title_template, description, image: null };
  const { url, width, height, alt, sizes = [] } = picture;
  return { title_template, description, image: { id, url, width, height, alt, sizes: [...sizes] } };
}

async function deliverComponents(
  context: Context<SiteReader>,
  lookup: ReferenceLookup,
): Promise<readonly LiveBlock[]> {
  const { db, actor, registry } = context;
  const stored = await rows.selectComponents(db, actor.workspace);
  const described =
    actor.kind === 'anonymous' ? withGaps(lookup, await gapsOfComponents(db, actor.workspace)) : lookup;
  const { rows: found, models } = await readRows(context, db, stored);
  const size = found.reduce((sum, { data }) => sum + data.length, 0);
  await yieldFor(size);
  const deliver = ({ id, ...row }: (typeof found)[number]) => {
    const model = models.get(row.block_content_model);
    if (model === undefined) return [];
    const { name: type, slug: type_slug, content_model } = model;
    const data = validateBlock(model, JSON.parse(row.data) as BlockData, registry).deliver(described);
    return [{ id, type, type_slug, content_model, data }];
  };
  const delivered = (await mapInSlices(found, deliver)).flat();
  await yieldFor(size);
  return delivered;
}

async function gapsOfComponents(
  db: Context['db'],
  workspace: string,
): Promise<Readonly<Record<string, string>>> {
  const gaps = await rows.selectGapsOfComponents(db, workspace);
  return Object.fromEntries(gaps.map(({ id, alt }) => [id, alt ?? '']));
}
