import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fieldRegistry } from '../../field-plugins/index.ts';
import type { BlockModel } from '../../content-model/model-fields.ts';
import { validateBlock } from '../../content-model/validate-block.ts';
import { libraryBlockTypes } from '../library/block-types.ts';
import type { DemoBlock, DemoData, DemoWorkspace } from './demo-content.ts';
import { demoWorkspaces } from './demo-workspaces.ts';
import { resolveDemoData, type DemoTargets } from './resolve-demo-data.ts';

const images = readdirSync(new URL('./images/', import.meta.url)).map((file) => file.replace(/\.svg$/, ''));
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
    images: new Map(Object.keys(workspace.images).map((name) => [name, { id: name, file: `${name}.jpg` }])),
    pages: new Map(workspace.pages.map(({ key, title, url_path }) => [key, { id: key, title, url_path }])),
  };
}

function namesUsed(workspace: DemoWorkspace): readonly string[] {
  const { favicon, shared } = workspace.looks;
  const inBlocks = blocksOf(workspace).flatMap(({ type, data }) =>
    imagesIn(blockType(type).content_model, data),
  );
  return [...inBlocks, favicon, shared];
}

function imagesIn(fields: BlockModel['content_model'], data: DemoData): readonly string[] {
  return Object.entries(data).flatMap(([name, value]) => {
    const { field_type, field_values } = fields[name] ?? {};
    if (field_type === 'media') return value as readonly string[];
    if (field_type !== 'list') return [];
    const inItems = (field_values as { fields: BlockModel['content_model'] }).fields;
    return (value as readonly DemoData[]).flatMap((item) => imagesIn(inItems, item));
  });
}

describe.each(demoWorkspaces.map((workspace) => [workspace.title, workspace] as const))(
  '%s',
  (_, workspace) => {
    test('fits its block types, and every link and image has a target', () => {
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

    test('shows each of its images and describes it', () => {
      const used = new Set(namesUsed(workspace));
      expect(Object.keys(workspace.images).filter((name) => !used.has(name))).toEqual([]);
      expect(Object.values(workspace.images).filter((alt) => alt.length < 20)).toEqual([]);
      expect(Object.keys(workspace.images).filter((name) => !images.includes(name))).toEqual([]);
    });
  },
);

test('The demo shows every block type', () => {
  const used = new Set(everyBlock.map((block) => block.type));
  expect(libraryBlockTypes.map((type) => type.name).filter((name) => !used.has(name))).toEqual([]);
});
