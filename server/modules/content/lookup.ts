import type { ReferenceLookup } from '../../../field-plugins/sdk/contract/field.ts';
import { imageSizes } from '../../../shared/image-sizes.ts';
import type { TargetRow } from './repository.ts';

/** Looks up references for the editor: current state, including drafts. */
export function editorLookup(targets: readonly TargetRow[], publicUrl: string): ReferenceLookup {
  return lookup(targets, publicUrl, (row) => row.title);
}

/** Looks up references for external sites: a draft has no url, and a live page has its published title. */
export function siteLookup(targets: readonly TargetRow[], publicUrl: string): ReferenceLookup {
  return lookup(targets, publicUrl, (row) => row.live_title);
}

/** Looks up references of content that is not live, for previews: links to drafts are included. */
export function draftLookup(targets: readonly TargetRow[], publicUrl: string): ReferenceLookup {
  const titleOf = (row: TargetRow) => row.live_title ?? row.title;
  return lookup(targets, publicUrl, titleOf, () => true);
}

function lookup(
  targets: readonly TargetRow[],
  publicUrl: string,
  titleOf: (row: TargetRow) => string | null,
  isThere = (row: TargetRow) => row.live_title !== null,
): ReferenceLookup {
  const byId = new Map(targets.map((row) => [`${row.kind} ${row.id}`, row]));
  return {
    media(id) {
      const row = byId.get(`media ${id}`);
      if (row === undefined) return undefined;
      const { file, alt } = row;
      const shown = { url: `${publicUrl}/media/${file ?? ''}`, width: row.width ?? 0 };
      return {
        file: file ?? '',
        ...shown,
        height: row.height ?? 0,
        alt: alt ?? '',
        sizes: imageSizes(shown),
      };
    },
    page(id) {
      const row = byId.get(`page ${id}`);
      if (row === undefined) return undefined;
      const url_path = row.url_path ?? '';
      return { url_path, title: titleOf(row) ?? '', url: isThere(row) ? url_path : undefined };
    },
  };
}
