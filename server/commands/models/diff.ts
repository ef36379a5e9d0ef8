import type { Command } from '../command.ts';
import { count, describeChange, findChanges, planChange } from './find-changes.ts';
import { modelsOptions, readBothSides, signInSentences } from './remote-models.ts';

export const modelsDiff: Command = {
  name: 'models diff',
  summary: 'show what "models push" would do, and to how much content',
  description: [
    'Compares the files of a folder with the block types of a server. Where stored values would be touched, the server counts',
    'them and says which do not convert. Nothing is changed. The exit code is 1 if anything differs.',
    ...signInSentences,
  ],
  server: 'may run',
  options: modelsOptions,
  async run(context) {
    const both = await readBothSides(context);
    const changes = findChanges(both);
    const shown = [];
    for (const change of changes) shown.push({ change, plan: await planChange(both, change) });
    const sentence =
      changes.length === 0
        ? 'The server has the block types of the folder.'
        : `${count(changes.length, 'block type')} would change.`;
    return {
      data: {
        changes: shown.map(({ change: { slug, steps, moved }, plan = null }) => ({
          slug,
          steps,
          moved,
          plan,
        })),
      },
      lines: [...shown.flatMap(({ change, plan }) => describeChange(change, plan)), sentence],
      failed: changes.length > 0,
    };
  },
};
