import { CommandFailure } from '../command.ts';
import { compareModels } from './compare-models.ts';
import { joinModels } from './join-models.ts';
import { lastPulled } from './last-pulled.ts';
import { textOf, type ModelFile } from './model-file.ts';
import { digestOf, type BothSides } from './remote-models.ts';

/** Whether a file was changed since the last pull and differs from the server. */
export function isMine({ local, remote, lock }: BothSides, slug: string): boolean {
  const [stored, there] = [local.get(slug), remote.get(slug)];
  const digest = stored && digestOf(stored.file);
  return digest !== undefined && digest !== lock[slug]?.digest && digest !== (there && digestOf(there.file));
}

/** Merges changed files with the changes on the server since the last pull. */
export async function joinFiles(
  both: BothSides,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const joined = new Map<string, string>();
  const refused: string[] = [];
  for (const slug of slugs) {
    const [stored, there] = [both.local.get(slug), both.remote.get(slug)];
    if (stored === undefined) continue;
    const base = await lastPulled(both, slug);
    if (there === undefined)
      refused.push(`${slug}.json was changed since the last pull, and its type removed on the server.`);
    else if (base === undefined)
      refused.push(`${slug}.json and the server differ, and what they last had in common is not known.`);
    else {
      const { file, conflicts } = joinModels({ base, mine: stored.file, theirs: there.file });
      joined.set(slug, digestOf(base) === digestOf(there.file) ? stored.text : textOf(file));
      if (conflicts.length > 0)
        refused.push(...describeConflict(slug, conflicts, { base, mine: stored.file, theirs: there.file }));
    }
  }
  if (refused.length > 0)
    throw new CommandFailure(
      [
        ...refused,
        'Nothing was written. "models pull --force" takes what the server has, "models push --force" what the files have.',
      ].join('\n'),
    );
  return joined;
}

function describeConflict(
  slug: string,
  conflicts: readonly string[],
  { base, mine, theirs }: Parameters<typeof joinModels>[0],
): readonly string[] {
  const changes = (now: ModelFile) => compareModels(base, now).map(({ text }) => `    ${text}`);
  return [
    `${slug}.json was changed since the last pull, and so was the server. Both changed ${conflicts.join(', ')}.`,
    ...['  in the file:', ...changes(mine), '  on the server:', ...changes(theirs)],
  ];
}
