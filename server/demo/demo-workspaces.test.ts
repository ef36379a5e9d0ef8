import { readdirSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fieldRegistry } from '../../field-plugins/index.ts';
import type { BlockModel } from '../../content-model/model-fields.ts';
import { validateBlock } from '../../content-model/validate-block.ts';
import { normalizeUrlPath } from '../../shared/url-path.ts';
import { libraryBlockTypes } from '../library/block-types.ts';
import type { DemoBlock, DemoData, DemoWorkspace } from './demo-content.ts';
import { demoWorkspaces } from './demo-workspaces.ts';
import { resolveDemoData, type DemoTargets } from './resolve-demo-data.ts';

const drawings = readdirSync(new URL('./pictures/', import.meta.url)).map((file) =>
  file.replace(/\.svg$/, ''),
);
const everyBlock = demoWorkspaces.flatMap(blocksOf);

function blocksOf(workspace: DemoWorkspace): readonly DemoBlock[] {
  return [...workspace.pages.flatMap((page) => page.blocks), ...workspace.components];
}

function blockType(name: string) {
  const found = libraryBlockTypes.find((type) => type.name === name);
  if (found === undefined) throw new Error(`There is no block type "${name}".`);
  return found;
}

/** The targets of a workspace's names, with made-up ids. */
function targetsOf(workspace: DemoWorkspace): DemoTargets {
  return {
    pictures: new Map(
      Object.keys(workspace.pictures).map((name) => [name, { id: name, file: `${name}.jpg` }]),
    ),
    pages: new Map(workspace.pages.map(({ key, title, url_path }) => [key, { id: key, title, url_path }])),
  };
}

function namesUsed(workspace: DemoWorkspace): readonly string[] {
  const { favicon, shared } = workspace.looks;
  const inBlocks = blocksOf(workspace).flatMap(({ type, data }) =>
    picturesIn(blockType(type).content_model, data),
  );
  return [...inBlocks, favicon, shared];
}

function picturesIn(fields: BlockModel['content_model'], data: DemoData): readonly string[] {
  return Object.entries(data).flatMap(([name, value]) => {
    const { field_type, field_values } = fields[name] ?? {};
    if (field_type === 'media') return value as readonly string[];
    if (field_type !== 'list') return [];
    const inItems = (field_values as { fields: BlockModel['content_model'] }).fields;
    return (value as readonly DemoData[]).flatMap((item) => picturesIn(inItems, item));
  });
}

describe.each(demoWorkspaces.map((workspace) => [workspace.title, workspace] as const))(
  '%s',
  (_, workspace) => {
    test('fits its block types, and every link and picture has a target', () => {
      const targets = targetsOf(workspace);
      for (const { type, data } of blocksOf(workspace)) {
        const model = blockType(type);
        expect(
          validateBlock(model, resolveDemoData(model, data, targets), fieldRegistry).issues,
          type,
        ).toEqual({});
      }
    });

    test('still fits after the edits made once it is live', () => {
      for (const { blocks, editedLater } of workspace.pages) {
        if (editedLater === undefined) continue;
        const { type, data } = blocks[editedLater.block] ?? { type: '', data: {} };
        const edited = resolveDemoData(
          blockType(type),
          { ...data, ...editedLater.data },
          targetsOf(workspace),
        );
        expect(validateBlock(blockType(type), edited, fieldRegistry).issues).toEqual({});
      }
    });

    test('shows each of its pictures and describes it', () => {
      const used = new Set(namesUsed(workspace));
      expect(Object.keys(workspace.pictures).filter((name) => !used.has(name))).toEqual([]);
      expect(Object.values(workspace.pictures).filter((alt) => alt.length < 20)).toEqual([]);
      expect(Object.keys(workspace.pictures).filter((name) => !drawings.includes(name))).toEqual([]);
    });

    test('gives each page a unique key and a unique path in stored form', () => {
      const paths = workspace.pages.map((page) => page.url_path);
      expect(new Set(paths).size).toBe(paths.length);
      expect(new Set(workspace.pages.map((page) => page.key)).size).toBe(paths.length);
      expect(paths.map(normalizeUrlPath)).toEqual(paths);
    });

    test('puts page blocks on pages and each component once beside them', () => {
      const types = (blocks: readonly DemoBlock[]) => blocks.map(({ type }) => blockType(type));
      const onPages = types(workspace.pages.flatMap((page) => page.blocks));
      expect(onPages.every((type) => type.content_model_type === 'PAGE')).toBe(true);
      const shared = types(workspace.components);
      expect(shared.every((type) => type.content_model_type === 'COMPONENT')).toBe(true);
      expect(new Set(shared).size).toBe(shared.length);
    });

    test('has live pages, and no live page links to a draft', () => {
      const drafts = new Set(
        workspace.pages.filter((page) => page.state === 'draft').map((page) => page.key),
      );
      const shown = workspace.pages.filter((page) => page.state === 'live').flatMap((page) => page.blocks);
      const links = [...shown, ...workspace.components].flatMap(({ data }) => Object.values(data).flat());
      const toDrafts = links.filter(
        (link) => typeof link === 'object' && 'page' in link && drafts.has(link.page as string),
      );
      expect(shown.length).toBeGreaterThan(0);
      expect(toDrafts).toEqual([]);
    });
  },
);

test('The demo shows every block type', () => {
  const used = new Set(everyBlock.map((block) => block.type));
  expect(libraryBlockTypes.map((type) => type.name).filter((name) => !used.has(name))).toEqual([]);
});

test('The demo shows pages in every state', () => {
  const pages = demoWorkspaces.flatMap((workspace) => workspace.pages);
  expect(pages.some((page) => page.state === 'draft')).toBe(true);
  expect(pages.some((page) => page.state === 'live' && page.editedLater === undefined)).toBe(true);
  expect(pages.some((page) => page.state === 'live' && page.editedLater !== undefined)).toBe(true);
});

test('Every drawing is used by a workspace and is smaller than 30 kB', () => {
  const shown = new Set(demoWorkspaces.flatMap((workspace) => Object.keys(workspace.pictures)));
  expect(drawings.filter((name) => !shown.has(name))).toEqual([]);
  const sizes = drawings.map((name) => statSync(new URL(`./pictures/${name}.svg`, import.meta.url)).size);
  expect(Math.max(...sizes)).toBeLessThan(30_000);
});
