import type { BlockContentModel, Page } from '../../shared/wire/content.ts';
import { listModels } from '../modules/block-content-models/service.ts';
import { createBlock, createComponent, updateBlock } from '../modules/blocks/service.ts';
import { updateDesign } from '../modules/design/service.ts';
import { uploadMedia } from '../modules/media/service.ts';
import { createPage, publishPage } from '../modules/pages/service.ts';
import { createWorkspace, updateWorkspace } from '../modules/workspaces/service.ts';
import type { Context, UserActor } from '../platform/context.ts';
import type { DemoBlock, DemoPage, DemoWorkspace } from './demo-content.ts';
import { demoWorkspaces } from './demo-workspaces.ts';
import { renderDemoImage } from './image-files.ts';
import { lookUp, resolveDemoData, type DemoTargets } from './resolve-demo-data.ts';

interface Site {
  readonly context: Context<UserActor>;
  readonly workspace: string;
  readonly targets: DemoTargets;
  model(name: string): BlockContentModel;
}

/**
 * Creates the demo's workspaces for this user through the same services as all content. It is not one transaction,
 * because uploads write files: after an interruption the caller removes the user and starts again with a new one.
 */
export async function seedDemo(context: Context<UserActor>): Promise<void> {
  const models = new Map((await listModels(context, undefined)).map((model) => [model.name, model]));
  const model = (name: string) => {
    const found = models.get(name);
    if (found === undefined) throw new Error(`The demo needs the block type "${name}".`);
    return found;
  };
  for (const workspace of demoWorkspaces) await makeSite(context, workspace, model);
}

async function makeSite(
  context: Context<UserActor>,
  demo: DemoWorkspace,
  model: Site['model'],
): Promise<void> {
  const { type, title, description, tags } = demo;
  const { id: workspace } = await createWorkspace(context, { type, title, description, tags: [...tags] });
  // All pages must exist before the first link to one.
  const pages = new Map<string, Page>();
  for (const { key, title: pageTitle, url_path } of demo.pages) {
    pages.set(key, await createPage(context, { title: pageTitle, url_path, workspace }));
  }
  // After the pages: an upload that rejects before it is awaited would end the process.
  const images = await Promise.all(
    Object.entries(demo.images).map((image) => upload(context, workspace, image)),
  );
  const targets = { images: new Map(images), pages: new Map([...pages].map(toTarget)) };
  const site: Site = { context, workspace, targets, model };
  for (const component of demo.components) {
    await createComponent(context, { workspace, ...fillIn(site, component) });
  }
  for (const page of demo.pages) await fillPage(site, page, pages.get(page.key)?.id ?? '');
  const imageOf = (name: string) => [lookUp(targets.images, name)];
  await updateDesign(context, workspace, { fonts: demo.looks.fonts, favicon: imageOf(demo.looks.favicon) });
  await updateWorkspace(context, workspace, {
    seo: { title_template: '{title} · {workspace}', media: imageOf(demo.looks.shared) },
    site_enabled: true,
  });
}

async function fillPage(site: Site, demo: DemoPage, page: string): Promise<void> {
  const ids: string[] = [];
  for (const block of demo.blocks) {
    ids.push((await createBlock(site.context, { page, ...fillIn(site, block) })).id);
  }
  if (demo.state === 'live') await publishPage(site.context, { id: page });
  const { editedLater } = demo;
  if (editedLater === undefined) return;
  const [block, id] = [demo.blocks[editedLater.block], ids[editedLater.block]];
  if (block === undefined || id === undefined)
    throw new Error(`"${demo.title}" edits a block that it does not have.`);
  const { data } = fillIn(site, { type: block.type, data: { ...block.data, ...editedLater.data } });
  await updateBlock(site.context, { id, expected: undefined, patch: { data } });
}

function fillIn({ model, targets }: Site, { type, data }: DemoBlock) {
  const found = model(type);
  return { block_content_model: found.id, data: resolveDemoData(found, data, targets) };
}

async function upload(
  context: Context<UserActor>,
  workspace: string,
  [name, alt]: readonly [string, string],
) {
  const bytes = await renderDemoImage(name);
  const { id, file } = await uploadMedia(context, { workspace, name: `${name}.jpg`, bytes, alt });
  return [name, { id, file }] as const;
}

function toTarget([key, { id, title, url_path }]: readonly [string, Page]) {
  return [key, { id, title, url_path }] as const;
}
