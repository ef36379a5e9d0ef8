import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { CommandFailure, type Command, type CommandContext } from '../command.ts';
import { RemoteError } from '../remote/remote-server.ts';
import { compareModels } from './compare-models.ts';
import { count } from './describe-plan.ts';
import { describeChange, type Change } from './find-changes.ts';
import { sentencesOf, tryChanges, writeOf, type TriedChange } from './try-changes.ts';
import { fileOf } from './model-file.ts';
import { writeLock, type Lock } from './model-files.ts';
import { type BothSides, digestOf, modelsOptions, signInSentences, storedUnder } from './remote-models.ts';

export const modelsPush: Command = {
  name: 'models push',
  summary: 'change the block types of a server as the files say',
  description: [
    'New types and options, required fields and removals are plans: a plan migrates the stored values and can be',
    'undone for 30 days. To rename a field, leave its name, which is its key, and change its api_name. Nothing is changed if',
    'anything is refused: a removal without --remove, values that do not convert without --lossy, or a block type that was',
    'changed on the server since the last pull.',
    ...signInSentences,
  ],
  server: 'may run',
  options: {
    ...modelsOptions,
    remove: { meaning: 'remove fields that the files no longer have, and types whose files are gone' },
    lossy: {
      meaning: 'go on although values do not convert or break a new rule; plans keep them for 30 days',
    },
    live: { meaning: 'change live pages at once, not when they are published again' },
    force: { meaning: 'push although the server was changed since the last pull' },
  },
  async run(context) {
    const { both, changes } = await tryChanges(context, (change) => unwantedIn(change, context));
    const lossy = changes.filter(({ plan }) => !context.given('lossy') && plan?.failures.length);
    reject([
      ...changes.flatMap(({ rejections: rejected }) => rejected),
      ...lossy.flatMap((one) => [...describeChange(one, both), '  Give --lossy if that is meant.']),
    ]);
    let lock: Lock = both.lock;
    for (const change of changes) {
      // Called after each step, so that an interrupted push continues where it ended.
      const reached = async (model: BlockContentModel | undefined) => {
        const { [change.slug]: _before, ...others } = lock;
        lock = model ? { ...others, [change.slug]: { digest: digestOf(fileOf(model)) } } : others;
        await writeLock(both.folder, both.server.address, lock);
      };
      await carryOut(both, change, { atOnce: context.given('live'), reached }).catch((error: unknown) => {
        if (!(error instanceof RemoteError)) throw error;
        throw new CommandFailure(sentencesOf(change, error).join('\n'));
      });
    }
    return {
      data: { pushed: changes.map(({ slug, steps }) => ({ slug, steps })) },
      lines: [
        ...changes.flatMap((change) => describeChange(change, both)),
        changes.length === 0
          ? 'Nothing to push: the server has the block types of the folder.'
          : `Changed ${count(changes.length, 'block type')}.`,
      ],
    };
  },
};

function reject(sentences: readonly string[]): void {
  if (sentences.length > 0) throw new CommandFailure([...sentences, 'Nothing was changed.'].join('\n'));
}

/** Changes that the options do not allow. */
function unwantedIn({ slug, steps, movement }: Change, context: CommandContext): readonly string[] {
  const removals = steps.filter(({ removes }) => removes);
  return [
    ...(movement !== undefined && !context.given('force')
      ? [`${movement} Pull first, or give --force for what the file has.`]
      : []),
    ...(removals.length > 0 && !context.given('remove')
      ? [`${slug} would ${removals.map(({ text }) => text).join(', ')}. Give --remove if that is meant.`]
      : []),
  ];
}

interface Carrying {
  readonly atOnce: boolean;
  /** Called after each step with the block type on the server; undefined if deleted. */
  readonly reached: (model: BlockContentModel | undefined) => Promise<void>;
}

async function carryOut(
  { server }: BothSides,
  { remote, local, plan }: TriedChange,
  { atOnce, reached }: Carrying,
): Promise<void> {
  const write = async (from: typeof remote, file = local) => {
    const { path, ...request } = writeOf({ remote: from, local: file });
    const written = await server.call<BlockContentModel>(path, request);
    await reached(local === undefined ? undefined : written);
  };
  if (remote === undefined || local === undefined) return write(remote);
  let { model } = remote;
  if (plan !== undefined) {
    const path = `/api/block-content-models/${model.id}/`;
    const live = atOnce ? 'at_once' : 'when_published';
    await server.call(`${path}plans/${plan.id}/apply/`, { method: 'POST', body: { live } });
    model = await server.call<BlockContentModel>(path);
    await reached(model);
  }
  const there = fileOf(model);
  const here = storedUnder(local, there);
  if (compareModels(there, here.file).length > 0) await write({ model, file: remote.file }, here);
}
