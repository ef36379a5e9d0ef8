import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { editorStates } from './editor-states.ts';

const folder = path.resolve(import.meta.dirname, '../../stories/editor');

/** The editor's stories in the source, as `Title: Export`. */
function writtenStories(): readonly string[] {
  return fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => {
      const source = fs.readFileSync(path.join(folder, file), 'utf8');
      const title = /title: 'Editor\/([^']+)'/.exec(source)?.[1] ?? file;
      return [...source.matchAll(/^export const (\w+): Story/gm)].map(([, name]) => `${title}: ${name}`);
    });
}

describe('the states of the editor', () => {
  it.each([...editorStates])('have a story: %s', (_state, story) => {
    expect(writtenStories()).toContain(story);
  });

  it('include every story of the editor', () => {
    const named: readonly string[] = [...editorStates.values()];
    expect(writtenStories().filter((story) => !named.includes(story))).toEqual([]);
  });
});
