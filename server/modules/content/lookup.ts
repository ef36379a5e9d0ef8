import type { ReferenceLookup } from '../../../field-plugins/sdk/contract/field.ts';
import type { TargetRow } from './repository.ts';

/** Looks up references for the editor: current state, including drafts. */
export function editorLookup(targets: readonly TargetRow[], publicUrl: string): ReferenceLookup {
  return lookup(targets, publicUrl, (row) => row.title);
}

/** Looks up references for external sites: a draft has no url, and a live page has its published title. */
export function siteLookup(targets: readonly TargetRow[], publicUrl: string): ReferenceLookup {
  return lookup(targets, publicUrl, (row) => row.live_title);
}

function lookup(
  targets: readonly TargetRow[],
  publicUrl: string,
  titleOf: (row: TargetRow) => string | null,
): ReferenceLookup {
  const byId = new Map(targets.map((row) => [`${row.kind} ${row.id}`, row]));
  return {
    media(id) {
      const row = byId.get(`media ${id}`);
      if (row === undefined) return undefined;
      const { file, width, height, alt } = row;
      return {
        file: file ?? '',
        url: `${publicUrl}/media/${file ?? ''}`,
        width: width ?? 0,
        height: height ?? 0,
        alt: alt ?? '',
      };
    },
    page(id) {
      const row = byId.get(`page ${id}`);
      if (row === undefined) return undefined;
      const url_path = row.url_path ?? '';
      return { url_path, title: titleOf(row) ?? '', url: row.live_title === null ? undefined : url_path };
    },
  };
}
