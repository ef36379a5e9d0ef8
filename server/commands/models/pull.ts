import { CommandFailure, type Command } from '../command.ts';
import { count } from './describe-plan.ts';
import { textOf } from './model-file.ts';
import { removeModelFile, writeLock, writeModelFile } from './model-files.ts';
import { digestOf, lockOf, modelsOptions, readBothSides, signInSentences } from './remote-models.ts';

export const modelsPull: Command = {
  name: 'models pull',
  summary: 'write the block types of a server to files',
  description: [
    'Writes one JSON file for each block type, and octavo.lock, which says what was pulled from where. Commit all of them.',
    'The same block types always give the same files. Files that were changed since the last pull are not replaced.',
    ...signInSentences,
  ],
  server: 'may run',
  options: { ...modelsOptions, force: { meaning: 'replace files that were changed as well' } },
  async run(context) {
    const both = await readBothSides(context, { mayBeMissing: true });
    const { server, folder, remote, local, lock } = both;
    const fresh = new Map([...remote].map(([slug, { file }]) => [slug, textOf(file)]));
    // A type that the server never had is new in the folder, and stays.
    const gone = [...local.keys()].filter((slug) => !remote.has(slug) && lock[slug] !== undefined);
    const outdated = [...remote.keys()].filter((slug) => local.get(slug)?.text !== fresh.get(slug));
    const changed = [...outdated, ...gone].filter((slug) => {
      const [stored, there] = [local.get(slug), remote.get(slug)];
      const digest = stored && digestOf(stored.file);
      return (
        digest !== undefined && digest !== lock[slug]?.digest && digest !== (there && digestOf(there.file))
      );
    });
    if (changed.length > 0 && !context.given('force'))
      throw new CommandFailure(
        `${changed.map((slug) => `${slug}.json`).join(', ')} changed since the last pull. ` +
          'Push first, or give --force to replace what was changed.',
      );
    for (const slug of outdated) await writeModelFile(folder, slug, fresh.get(slug) ?? '');
    for (const slug of gone) await removeModelFile(folder, slug);
    const locked = Object.fromEntries([...remote].map(([slug, model]) => [slug, lockOf(model)]));
    await writeLock(folder, server.address, locked);
    return {
      data: { written: outdated, removed: gone, unchanged: remote.size - outdated.length },
      lines: [
        ...outdated.map((slug) => `Wrote ${slug}.json.`),
        ...gone.map((slug) => `Removed ${slug}.json.`),
        `${count(remote.size, 'block type')} in the folder, ${remote.size - outdated.length} unchanged.`,
      ],
    };
  },
};
