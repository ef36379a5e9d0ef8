import type { ReferenceLookup } from '../../field-plugins/sdk/contract/field.ts';
import { pictureSizes } from '../../shared/picture-sizes.ts';
import type { KnownTargets, MissingTargets } from './drawing-messages.ts';

/** Looks up known pictures and pages, and records the unknown ids. */
interface Targets extends ReferenceLookup {
  tell(known: KnownTargets): void;
  /** The unknown ids requested since the last call. */
  takeMissing(): MissingTargets;
}

export function createTargets(): Targets {
  const pictures = new Map<string, KnownTargets['pictures'][number]>();
  const pages = new Map<string, KnownTargets['pages'][number]>();
  let missing = { pictures: new Set<string>(), pages: new Set<string>() };
  return {
    tell(known) {
      for (const picture of known.pictures) pictures.set(picture.id, picture);
      for (const page of known.pages) pages.set(page.id, page);
    },
    takeMissing() {
      const taken = { pictures: [...missing.pictures], pages: [...missing.pages] };
      missing = { pictures: new Set(), pages: new Set() };
      return taken;
    },
    media(id) {
      const picture = pictures.get(id);
      if (picture === undefined) missing.pictures.add(id);
      return picture && { ...picture, file: '', sizes: pictureSizes(picture) };
    },
    page(id) {
      const page = pages.get(id);
      if (page === undefined) missing.pages.add(id);
      return page && { ...page, url: page.url_path };
    },
  };
}
