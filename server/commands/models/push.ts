import { slugBase } from '../../../shared/slug.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import type { Plan } from '../../../shared/wire/plans.ts';
import { CommandFailure, type Command, type CommandContext } from '../command.ts';
import { compareModels } from './compare-models.ts';
import { count, describeChange, findChanges, planChange, type Change } from './find-changes.ts';
import { fileOf, type ModelFile } from './model-file.ts';
import { writeLock, type Lock } from './model-files.ts';
import { lockOf, modelsOptions, readBothSides, signInSentences, type BothSides } from './remote-models.ts';

interface Planned {
  readonly change: Change;
  readonly plan: Plan | undefined;
}

export const modelsPush: Command = {
  name: 'models push',
  summary: 'change the block types of a server as the files say',
  description: [
    'Renames, new types and options, required fields and removals are plans: stored values are carried along, and each plan can',
    'be undone for 30 days. To rename a field, give it its new name and say "former": "its old name". Nothing is changed if',
    'anything is refused: a removal without --remove, values that do not convert without --lossy, or a block type that was',
    'changed on the server since the last pull.',
    ...signInSentences,
  ],
  server: 'may run',
  options: {
    ...modelsOptions,
    remove: { meaning: 'remove fields that the files no longer have, and types whose files are gone' },
    lossy: { meaning: 'go on although values do not convert; plans keep them for 30 days' },
    live: { meaning: 'change live pages at once, not when they are published again' },
    force: { meaning: 'push although the server was changed since the last pull' },
  },
  async run(context) {
    const both = await readBothSides(context);
    const changes = findChanges(both);
    refuse(changes.flatMap((change) => refusalOf(change, context)));
    const planned: Planned[] = [];
    for (const change of changes) planned.push({ change, plan: await planChange(both, change) });
    if (!context.given('lossy')) refuse(planned.flatMap(unconverted));
    let lock: Lock = both.lock;
    for (const { change, plan } of planned) {
      const locked = await carryOut(both, { change, plan }, context.given('live'));
      const { [change.slug]: _before, ...others } = lock;
      lock = locked === undefined ? others : { ...others, [change.slug]: locked };
      // After each, so that a push that is cut off goes on where it ended.
      await writeLock(both.folder, both.server.address, lock);
    }
    return {
      data: { pushed: changes.map(({ slug, steps }) => ({ slug, steps })) },
      lines: [
        ...planned.flatMap(({ change, plan }) => describeChange({ ...change, moved: false }, plan)),
        changes.length === 0
          ? 'Nothing to push: the server has the block types of the folder.'
          : `Changed ${count(changes.length, 'block type')}.`,
      ],
    };
  },
};

function refuse(sentences: readonly string[]): void {
  if (sentences.length > 0) throw new CommandFailure([...sentences, 'Nothing was changed.'].join('\n'));
}

function refusalOf(
  { slug, remote, local, steps, moved }: Change,
  context: CommandContext,
): readonly string[] {
  const name = local?.file.name ?? '';
  const wanted = slugBase(name, 'type');
  const removals = steps.filter(({ removes }) => removes);
  return [
    ...(moved && !context.given('force')
      ? [`${slug} was changed on the server since the last pull. Pull first, or give --force.`]
      : []),
    ...steps.flatMap(({ refused }) => (refused === undefined ? [] : [`${slug}.json, ${refused}.`])),
    ...(removals.length > 0 && !context.given('remove')
      ? [`${slug} would ${removals.map(({ text }) => text).join(', ')}. Give --remove if that is meant.`]
      : []),
    ...(remote !== undefined && local !== undefined && remote.file.type !== local.file.type
      ? [`${slug}.json: "type" cannot be changed from ${remote.file.type}.`]
      : []),
    ...(remote === undefined && wanted !== slug
      ? [`${slug}.json must be called ${wanted}.json, after the name "${name}".`]
      : []),
  ];
}

function unconverted({ change, plan }: Planned): readonly string[] {
  if (plan === undefined || plan.failure_count === 0) return [];
  return [...describeChange(change, plan), '  Give --lossy if that is meant.'];
}

/** Does what was planned; returns what the server has now. */
async function carryOut(
  { server }: BothSides,
  { change: { remote, local }, plan }: Planned,
  atOnce: boolean,
): Promise<Lock[string] | undefined> {
  const url = '/api/block-content-models/';
  if (local === undefined) {
    const { id = '', revision = 0 } = remote?.model ?? {};
    await server.call(`${url}${id}/`, { method: 'DELETE', revision });
    return undefined;
  }
  const body = { ...blanksOf(remote?.file, local.file), ...local.model };
  if (remote === undefined) return lockedAs(await server.call(url, { method: 'POST', body }));
  const { id } = remote.model;
  let { model } = remote;
  if (plan !== undefined) {
    const live = atOnce ? 'at_once' : 'when_published';
    await server.call(`${url}${id}/plans/${plan.id}/apply/`, { method: 'POST', body: { live } });
    model = await server.call(`${url}${id}/`);
  }
  if (compareModels(fileOf(model), local.file).length > 0)
    model = await server.call(`${url}${id}/`, { method: 'PATCH', body, revision: model.revision });
  return lockedAs(model);
}

/** A member that the server has and the file leaves out becomes empty. */
function blanksOf(was: ModelFile | undefined, now: ModelFile): object {
  const dropped = Object.entries(was ?? {}).filter(([name]) => now[name] === undefined);
  return Object.fromEntries(
    dropped.map(([name, value]) => {
      if (typeof value !== 'object') return [name, false];
      return [name, Array.isArray(value) ? [] : {}];
    }),
  );
}

function lockedAs(model: BlockContentModel): Lock[string] {
  return lockOf({ model, file: fileOf(model) });
}
