import { checkInstallation, type Finding } from '../modules/integrity/service.ts';
import type { Command } from './command.ts';

export const check: Command = {
  name: 'check',
  summary: 'look for damage in the database and the images',
  description: [
    'Checks the database file (SQLite), every row, everything that is encrypted, every reference, the counts that limits are',
    'checked against, and every image. It changes nothing, unless --recount corrects wrong counts.',
    'Damage gives exit code 1. Notes are allowed states: content that no longer fits its changed model, links to what was',
    'removed, files that belong to no image.',
  ],
  server: 'may run',
  options: { recount: { meaning: 'correct wrong counts; everything else is only checked' } },
  long: true,
  async run(context) {
    const asked = { progress: context.progress, recount: context.given('recount') };
    const report = await checkInstallation(await context.open(), asked);
    const { damage, notes, recounted, rows, files } = report;
    const advice = damage.some(({ correctable }) => correctable === true)
      ? ['"npm run octavo -- check --recount" corrects the counts.']
      : [];
    return {
      data: { ok: damage.length === 0, ...report },
      lines: [
        ...damage.map((finding) => `Damage: ${describe(finding)}`),
        ...recounted.map((finding) => `Corrected: ${describe(finding)}`),
        ...notes.map((finding) => `Note: ${describe(finding)}`),
        `${rows} rows and ${files} files checked: ${damage.length === 0 ? 'no damage' : `${damage.length} damaged`}.`,
        ...advice,
      ],
      failed: damage.length > 0,
    };
  },
};

function describe({ part, where, problem }: Finding): string {
  return `${part}, ${where}: ${problem}.`;
}
