import type { FieldHost } from '../../field-plugins/sdk/contract/view.ts';
import { demoWorkspaces } from '../../server/demo/demo-workspaces.ts';
import { resolveDemoData } from '../../server/demo/resolve-demo-data.ts';
import type { LibraryBlockType } from '../../server/library/library-block-type.ts';
import { testHost } from '../../src/editor/testing/editor-stage.tsx';
import type { BlockData } from '../../shared/wire/content.ts';

/** A host with the pages that the demo's blocks link to. */
export const demoHost: FieldHost = {
  ...testHost,
  listPages: async () => sites.flatMap(({ targets }) => [...targets.pages.values()]),
};

const sites = demoWorkspaces.map((workspace) => ({
  blocks: [...workspace.pages.flatMap((page) => page.blocks), ...workspace.components],
  targets: {
    images: new Map(Object.keys(workspace.images).map((name) => [name, { id: name, file: `${name}.svg` }])),
    pages: new Map(
      workspace.pages.map(({ key, title, url_path }) => [
        key,
        { id: `${workspace.type} ${key}`, title, url_path },
      ]),
    ),
  },
}));

/** The data of the demo's fullest block of this type; undefined while the demo has none. */
export function demoData(type: LibraryBlockType): BlockData | undefined {
  const [fullest] = sites
    .flatMap(({ blocks, targets }) => blocks.map((block) => ({ ...block, targets })))
    .filter((block) => block.type === type.name)
    .toSorted((a, b) => Object.keys(b.data).length - Object.keys(a.data).length);
  if (fullest === undefined) return undefined;
  return resolveDemoData(type, fullest.data, fullest.targets);
}
