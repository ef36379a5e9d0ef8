import type { Command } from '../command.ts';
import { count } from './describe-plan.ts';
import { describeChange } from './find-changes.ts';
import { tryChanges } from './try-changes.ts';
import { modelsOptions, signInSentences } from './remote-models.ts';

export const modelsDiff: Command = {
  name: 'models diff',
  summary: 'show what "models push" would do, and to how much content',
  description: [
    'Compares the files of a folder with the block types of a server. Where stored values would be touched, the server counts',
    'them and says which do not convert; it also says what it would refuse. Nothing is changed. The exit code is 1 if anything differs.',
    ...signInSentences,
  ],
  server: 'may run',
  options: modelsOptions,
  async run(context) {
    const { both, changes } = await tryChanges(context);
    const sentence =
      changes.length === 0
        ? 'The server has the block types of the folder.'
        : `${count(changes.length, 'block type')} would change.`;
    return {
      data: {
        changes: changes.map(({ slug, steps, movement, plan = null, rejections: refused }) => ({
          ...{ slug, steps, moved: movement !== undefined, plan, refused },
        })),
      },
      lines: [
        ...changes.flatMap((change) => [
          ...describeChange(change, both),
          ...change.rejections.map((why) => `  refused: ${why}`),
        ]),
        sentence,
      ],
      failed: changes.length > 0,
    };
  },
};
