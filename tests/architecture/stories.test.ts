import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { blockIndexer } from '../../.storybook/block-stories.ts';
import { libraryBlockTypes } from '../../server/library/block-types.ts';
import { projectRoot, sourceFiles } from '../support/source-files.ts';

const groups = ['Guides', 'Foundations', 'UI', 'Field plugins', 'Editor', 'Blocks', 'Screens', 'App', 'Site'];

const stories = sourceFiles('stories').filter(({ path: file }) => file.endsWith('.stories.tsx'));

const parts = sourceFiles('src/ui').filter(
  ({ path: file }) => file.endsWith('.tsx') && !file.includes('.test.'),
);

const titlesOfBlocks = () =>
  blockIndexer.createIndex(path.join(projectRoot, 'server/library/block-types.ts'), { makeTitle: String });

describe('the parts of src/ui', () => {
  it.each(parts)(
    '$path: every exported component has a story in the file of the same name',
    ({ path: file, text }) => {
      const components = [...text.matchAll(/^export (?:function|const) ([A-Z]\w*)/gm)].map(
        ([, name]) => name ?? '',
      );
      const name = path.basename(file, '.tsx');
      const story = stories.find((one) => one.path === `stories/ui/${name}.stories.tsx`);
      const shown = components.filter((component) => !rendered(story?.text ?? '', component));
      expect(shown, `stories/ui/${name}.stories.tsx does not draw them`).toEqual([]);
    },
  );
});

describe('the stories', () => {
  it('belong to the known groups', async () => {
    const guides = fs
      .readdirSync(path.join(projectRoot, 'stories/guides'))
      .filter((file) => file.endsWith('.mdx'));
    const written = guides.map((file) =>
      fs.readFileSync(path.join(projectRoot, 'stories/guides', file), 'utf8'),
    );
    const titles = [
      ...stories.map(({ path: file, text }) => /title: '([^']+)'/.exec(text)?.[1] ?? `${file} has no title`),
      ...written.map((text) => /<Meta title="([^"]+)"/.exec(text)?.[1] ?? 'a guide without title'),
      ...(await titlesOfBlocks()).map(({ title }) => title ?? 'a block without title'),
    ];
    expect(titles.length).toBeGreaterThan(80);
    expect(titles.filter((title) => !groups.includes(title.split('/')[0] ?? ''))).toEqual([]);
  });

  it.each([
    ['Blocks', ['Empty', 'Filled', 'Closed']],
    ['Site', ['Filled', 'Empty', 'Long', 'RightToLeft']],
  ])('show every block type of the library in %s: %j', async (group, wanted) => {
    const entries = (await titlesOfBlocks()).filter(({ title }) => title?.startsWith(`${group}/`));
    const names = Map.groupBy(entries, ({ title }) => title?.split('/').at(-1) ?? '');
    expect([...names.keys()].toSorted()).toEqual(libraryBlockTypes.map(({ name }) => name).toSorted());
    for (const [name, shown] of names) {
      const exported = shown.map(({ exportName }) => exportName).filter((one) => one !== 'MissingImage');
      expect(exported, name).toEqual(wanted);
    }
  });
});

/** Whether a stories file renders a component: as an element, or as the component of its args. */
function rendered(text: string, component: string): boolean {
  return new RegExp(`<${component}[\\s>]|component: ${component}\\b`).test(text);
}
