import type { Command } from '../command.ts';
import { count } from './describe-plan.ts';
import { isMine, joinFiles } from './join-files.ts';
import { textOf } from './model-file.ts';
import { removeModelFile, writeLock, writeModelFile } from './model-files.ts';
import { lockOf, modelsOptions, readBothSides, signInSentences } from './remote-models.ts';

export const modelsPull: Command = {
  name: 'models pull',
  summary: 'write the block types of a server to files',
  description: [
    'Writes one JSON file for each block type, and octavo.lock, which says what was pulled from where. Commit all of them.',
    'The same block types always give the same files. What you changed since the last pull is kept, and joined with what was',
    'changed on the server. Where both changed the same, nothing is written.',
    ...signInSentences,
  ],
  server: 'may run',
  options: {
    ...modelsOptions,
    force: { meaning: 'take what the server has, and give up what you changed in the files' },
  },
  async run(context) {
    const both = await readBothSides(context, { mayBeMissing: true });
    const { server, folder, remote, local, lock } = both;
    const fresh = new Map([...remote].map(([slug, { file }]) => [slug, textOf(file)]));
    // A type that the server never had is new in the folder, and stays.
    const gone = [...local.keys()].filter((slug) => !remote.has(slug) && lock[slug] !== undefined);
    const mine = context.given('force')
      ? []
      : [...remote.keys(), ...gone].filter((slug) => isMine(both, slug));
    const joined = await joinFiles(both, mine);
    const texts = new Map([...fresh, ...joined]);
    const outdated = [...remote.keys()].filter((slug) => local.get(slug)?.text !== texts.get(slug));
    for (const slug of outdated) await writeModelFile(folder, slug, texts.get(slug) ?? '');
    for (const slug of gone) await removeModelFile(folder, slug);
    const locked = Object.fromEntries([...remote].map(([slug, model]) => [slug, lockOf(model)]));
    await writeLock(folder, server.address, locked);
    return {
      data: {
        ...{ written: outdated, removed: gone, kept: mine, unchanged: remote.size - outdated.length },
      },
      lines: [
        ...outdated.map(
          (slug) => `Wrote ${slug}.json${joined.has(slug) ? ', with what you changed in it' : ''}.`,
        ),
        ...gone.map((slug) => `Removed ${slug}.json.`),
        ...mine
          .filter((slug) => !outdated.includes(slug))
          .map((slug) => `Kept ${slug}.json, which you changed.`),
        `${count(remote.size, 'block type')} in the folder, ${remote.size - outdated.length} unchanged.`,
      ],
    };
  },
};
