import fs from 'node:fs';
import path from 'node:path';

/** A story of the built Storybook. */
export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** `breaks` on a story that shows the state after an error; React reports such errors. */
  readonly tags: readonly string[];
}

interface StoryIndex {
  readonly entries: Readonly<Record<string, Story & { readonly type: string }>>;
}

const root = path.resolve(import.meta.dirname, '../..');

/** The output folder of Storybook. */
export const builtStorybook = path.join(root, 'storybook-static');

/** Every story of the built Storybook, without its documentation pages. */
export function readStories(): Story[] {
  const { entries } = JSON.parse(
    fs.readFileSync(path.join(builtStorybook, 'index.json'), 'utf8'),
  ) as StoryIndex;
  return Object.values(entries).filter(({ type }) => type === 'story');
}
