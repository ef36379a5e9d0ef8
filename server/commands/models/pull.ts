import { CommandFailure, type Command } from '../command.ts';
import { count } from './describe-plan.ts';
import { textOf } from './model-file.ts';
import { removeModelFile, writeLock, writeModelFile } from './model-files.ts';
import {
  digestOf,
  hasMoved,
  modelsOptions,
  readBothSides,
  signInSentences,
  type BothSides,
} from './remote-models.ts';

export const modelsPull: Command = {
  name: 'models pull',
  summary: 'write the block types of a server to files',
  description: [
    'Writes one JSON file for each block type, and octavo.lock, which says what was pulled from where. Commit all of them.',
    'The same block types always give the same files. A file that you changed since the last pull is kept. If its type was',
    'changed on the server, too, nothing is written.',
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
    // A type that the server never had is new in the folder, and stays.
    const gone = [...local.keys()].filter((slug) => !remote.has(slug) && lock[slug] !== undefined);
    const mine = context.given('force')
      ? []
      : [...remote.keys(), ...gone].filter((slug) => isMine(both, slug));
    rejectConflicts(mine.filter((slug) => hasMoved(both, slug)));
    const texts = [...remote].map(([slug, { file }]) => [slug, textOf(file)] as const);
    const outdated = texts.filter(([slug, text]) => !mine.includes(slug) && local.get(slug)?.text !== text);
    for (const [slug, text] of outdated) await writeModelFile(folder, slug, text);
    for (const slug of gone) await removeModelFile(folder, slug);
    const locked = Object.fromEntries(
      [...remote].map(([slug, { file }]) => [slug, { digest: digestOf(file) }]),
    );
    await writeLock(folder, server.address, locked);
    const written = outdated.map(([slug]) => slug);
    const unchanged = remote.size - written.length;
    return {
      data: { written, removed: gone, kept: mine, unchanged },
      lines: [
        ...written.map((slug) => `Wrote ${slug}.json.`),
        ...gone.map((slug) => `Removed ${slug}.json.`),
        ...mine.map((slug) => `Kept ${slug}.json, which you changed.`),
        `${count(remote.size, 'block type')} in the folder, ${unchanged} unchanged.`,
      ],
    };
  },
};

/** Whether a file was changed since the last pull and differs from the server. */
function isMine({ local, remote, lock }: BothSides, slug: string): boolean {
  const [stored, there] = [local.get(slug), remote.get(slug)];
  const digest = stored && digestOf(stored.file);
  return digest !== undefined && digest !== lock[slug]?.digest && digest !== (there && digestOf(there.file));
}

function rejectConflicts(slugs: readonly string[]): void {
  if (slugs.length === 0) return;
  const conflicts = slugs.map(
    (slug) => `${slug}.json was changed since the last pull, and so was its type on the server.`,
  );
  const advice =
    'Nothing was written. "models pull --force" takes what the server has, "models push --force" what the files have. ' +
    'To keep both, commit your changes on a branch, pull with --force on another, and merge them with git.';
  throw new CommandFailure([...conflicts, advice].join('\n'));
}
