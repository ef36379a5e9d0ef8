import { checkInstallation, type Finding } from '../modules/integrity/service.ts';
import type { Command } from './command.ts';

export const check: Command = {
  name: 'check',
  summary: 'look for damage in the database and the pictures',
  description: [
    'Checks the database file (SQLite), every row, every reference and every picture, and changes nothing.',
    'Damage gives exit code 1. Notes are allowed states: content that no longer fits its changed model, links to what was',
    'removed, files that belong to no picture.',
  ],
  server: 'may run',
  long: true,
  async run(context) {
    const report = await checkInstallation(await context.open(), context.progress);
    const { damage, notes, rows, files } = report;
    return {
      data: { ok: damage.length === 0, ...report },
      lines: [
        ...damage.map((finding) => `Damage: ${describe(finding)}`),
        ...notes.map((finding) => `Note: ${describe(finding)}`),
        `${rows} rows and ${files} files checked: ${damage.length === 0 ? 'no damage' : `${damage.length} damaged`}.`,
      ],
      failed: damage.length > 0,
    };
  },
};

function describe({ part, where, problem }: Finding): string {
  return `${part}, ${where}: ${problem}.`;
}
