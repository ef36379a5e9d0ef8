import { expect } from 'vitest';
import type { ReferenceLookup } from '../../../field-plugins/sdk/contract/field.ts';
import { imageSizes } from '../../../shared/image-sizes.ts';
import type { Media } from '../../../shared/wire/media.ts';
import type { KnownTargets } from '../../../src/rendering/rendering-messages.ts';
import { pngOf } from '../../support/odd-images.ts';
import { bodyOf } from '../content-world.ts';
import type { HostedWorld } from '../hosted-world.ts';
import { type Target, targets } from './random-targets.ts';

/** The targets while a page is written, and when it is read. */
interface Records {
  readonly ids: Readonly<Record<Target, string>>;
  readonly live: { readonly id: string; readonly title: string; readonly url_path: string };
  readonly image: Media;
  /** The withdrawn page and the deleted image go. */
  takeAway(): Promise<void>;
}

/** Pages below this path and an image, besides those that all runs share. */
export async function makeRecords(
  hosted: HostedWorld,
  path: string,
  { image, elsewhere }: { readonly image: Media; readonly elsewhere: string },
): Promise<Records> {
  const { editor: as, site } = hosted;
  const make = async (title: string) => {
    const page = await hosted.page(as, site.id, { title, url_path: `${path}-${title.toLowerCase()}` });
    if (title !== 'Draft') bodyOf(await hosted.publish(page.id), 200);
    return page;
  };
  const [live, draft, withdrawn] = [await make('Live'), await make('Draft'), await make('Withdrawn')];
  const deleted = bodyOf(await hosted.upload(pngOf(8, 6)), 201);
  return {
    ids: {
      ...targets,
      ...{ live: live.id, draft: draft.id, withdrawn: withdrawn.id, elsewhere },
      ...{ picture: image.id, deleted: deleted.id },
    },
    ...{ live, image },
    async takeAway() {
      bodyOf(await hosted.patch({ in_draft: true }, withdrawn.id), 200);
      const at = `/api/media/${deleted.id}/?workspace=${site.id}&force=1`;
      expect((await hosted.call('DELETE', at, { as })).status).toBe(204);
    },
  };
}

/** Random data with the ids of the records in the place of their names. */
export function withRecords<Data>(data: Data, { ids }: Records): Data {
  const json = Object.entries(targets).reduce(
    (text, [name, target]) => text.replaceAll(target, ids[name as Target]),
    JSON.stringify(data),
  );
  return JSON.parse(json) as Data;
}

/** The delivered data of the records, once some are deleted. Files are at `base`. */
export function lookupOf(records: Records, base: string): ReferenceLookup {
  const { images, pages } = knownOf(records, base);
  return {
    media(id) {
      const found = images.find((one) => one.id === id);
      return found && { ...found, file: records.image.file, sizes: imageSizes(found) };
    },
    page(id) {
      const found = pages.find((one) => one.id === id);
      return found && { ...found, url: found.url_path };
    },
  };
}

export function knownOf({ image, live }: Records, base: string): KnownTargets {
  const { id, width, height, alt, file } = image;
  const { url_path, title } = live;
  return {
    images: [{ id, url: `${base}/media/${file}`, width, height, alt }],
    pages: [{ id: live.id, url_path, title }],
  };
}
