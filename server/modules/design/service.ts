import {
  defaultDesigns,
  designColors,
  readColor,
  type DesignColor,
  type SiteDesign,
} from '../../../shared/site-design.ts';
import { paletteEntries, paletteOf } from '../../../shared/site-palette.ts';
import type {
  DeliveryDesign,
  WorkspaceDesign,
  WorkspaceDesignPatch,
} from '../../../shared/wire/site-design.ts';
import type { WorkspaceType } from '../../../shared/wire/workspaces.ts';
import type { Context, Dependencies, UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { designAddress } from '../../platform/sites/design-file.ts';
import {
  fieldMessage,
  ServiceError,
  fieldError,
  throwFieldErrors,
} from '../../platform/errors/service-error.ts';
import { beginWriting, replaceImage, type Writing } from '../content/service.ts';
import { lockWorkspace, requireWorkspace } from '../workspaces/service.ts';
import * as rows from './repository.ts';

const images = ['logo', 'favicon'] as const;
type Image = (typeof images)[number];
type StoredImage = Awaited<ReturnType<typeof rows.selectImages>>[number];

interface StoredDesign {
  readonly type: WorkspaceType;
  readonly design: SiteDesign;
  readonly images: Readonly<Record<Image, StoredImage | undefined>>;
}

export async function getDesign(context: Context<UserActor>, workspace: string): Promise<WorkspaceDesign> {
  await requireWorkspace(context, workspace);
  return present(context, await readDesign(context.db, workspace));
}

/** Changes the sent members. External sites see the changes at once. */
export function updateDesign(
  context: Context<UserActor>,
  workspace: string,
  { logo, favicon, ...choices }: WorkspaceDesignPatch,
): Promise<WorkspaceDesign> {
  return context.db.transaction().execute(async (tx) => {
    await lockWorkspace(context, tx, workspace);
    const changes = { ...choices, ...readColors(choices) };
    if (Object.keys(changes).length > 0) {
      const stored = await rows.selectChoices(tx, workspace);
      const all = { ...readChoices(stored?.choices), ...changes };
      await rows.upsertChoices(tx, { workspace, choices: JSON.stringify(all) });
    }
    const writing = beginWriting(context, tx);
    if (logo !== undefined) await changeImage(writing, workspace, { image: 'logo', media: logo });
    if (favicon !== undefined) await changeImage(writing, workspace, { image: 'favicon', media: favicon });
    return present(context, await readDesign(tx, workspace));
  });
}

/** The design of a site for rendering. Undefined if the workspace is gone. */
export async function deliverDesign(
  { config }: Dependencies,
  db: Db,
  workspace: string,
): Promise<DeliveryDesign | undefined> {
  const stored = await readDesign(db, workspace);
  if (stored === undefined) return undefined;
  const { design, type } = stored;
  const [light, dark] = [paletteOf(design, 'light'), paletteOf(design, 'dark')];
  const deliver = (image: StoredImage | undefined): DeliveryDesign['logo'] => {
    if (image === undefined) return null;
    const { id, file, width, height, alt } = image;
    return { id, url: `${config.publicUrl}/media/${file}`, width, height, alt };
  };
  return {
    ...design,
    palette: Object.fromEntries(
      paletteEntries.map((entry) => [
        entry,
        { light: light.backgrounds[entry], dark: dark.backgrounds[entry] },
      ]),
    ) as DeliveryDesign['palette'],
    logo: deliver(stored.images.logo),
    favicon: deliver(stored.images.favicon),
    css: config.publicUrl + designAddress(design, type),
  };
}

async function readDesign(db: Db, workspace: string): Promise<StoredDesign | undefined> {
  const row = await rows.selectChoices(db, workspace);
  if (row === undefined) return undefined;
  const sources = images.map((image) => sourceOf(workspace, image));
  const found = await rows.selectImages(db, workspace, sources);
  const of = (image: Image) => found.find(({ source }) => source === sourceOf(workspace, image));
  return {
    type: row.type,
    design: { ...defaultDesigns[row.type], ...readChoices(row.choices) },
    images: { logo: of('logo'), favicon: of('favicon') },
  };
}

function present({ config }: Dependencies, stored: StoredDesign | undefined): WorkspaceDesign {
  if (stored === undefined) throw new ServiceError('not_found');
  const list = (image: StoredImage | undefined) =>
    image === undefined ? [] : [{ id: image.id, file: image.file }];
  return {
    ...stored.design,
    logo: list(stored.images.logo),
    favicon: list(stored.images.favicon),
    css: config.publicUrl + designAddress(stored.design, stored.type),
  };
}

/** The source of the reference to an image. The workspace itself is the source of its social image. */
function sourceOf(workspace: string, image: Image): string {
  return `${workspace}:${image}`;
}

function readChoices(choices: string | null | undefined): Partial<SiteDesign> {
  return JSON.parse(choices ?? '{}') as Partial<SiteDesign>;
}

/** Normalises the colours of a patch for storage. Rejects invalid ones, all at once. */
function readColors(patch: Partial<Record<DesignColor, string>>): Partial<Record<DesignColor, string>> {
  const written = designColors.flatMap((name) => {
    const text = patch[name];
    return text === undefined ? [] : [{ name, color: readColor(text) }];
  });
  const wrong = written.filter(({ color }) => color === undefined);
  throwFieldErrors(wrong.map(({ name }) => [name, [fieldMessage('invalid_color', { example: '#1F6B60' })]]));
  return Object.fromEntries(written.map(({ name, color }) => [name, color]));
}

async function changeImage(
  writing: Writing,
  workspace: string,
  { image, media }: { readonly image: Image; readonly media: readonly { readonly id: string }[] },
): Promise<void> {
  const isThere = await replaceImage(writing, { workspace, source: sourceOf(workspace, image), media });
  if (!isThere) throw fieldError(image, 'other_workspace');
}
