import fs from 'node:fs';
import { expect, it, vi } from 'vitest';
import type { FoundPlugin } from './found-plugin.ts';
import type { Round } from './given-plugin.ts';
import { runRules } from './run-rules.ts';

vi.mock('./run-round.ts', () => ({ runRound, firstLine: String }));

/** Stands in for a round of the rules `merge` and `preview`, the last of which never comes back. */
function runRound(_found: FoundPlugin, { checked, report }: Round) {
  if (checked.length > 0) throw new Error('No test found in suite');
  fs.writeFileSync(report, JSON.stringify({ rule: 'preview', sample: 'plain', what: 'Drawing the preview' }));
  const rule = { name: '', where: 'jsdom', message: '', milliseconds: 1 };
  const merge = { ...rule, id: 'merge', passed: true };
  const preview = { ...rule, id: 'preview', passed: false };
  return Promise.resolve({
    tests: [
      { id: 'merge', rule: merge, result: merge },
      { id: 'preview', rule: preview, result: undefined },
    ],
    plugin: { type: 'text', contract: 1 },
    broken: undefined,
    unhandled: [],
  });
}

it('starts no round without rules when the last one never comes back', async () => {
  const { rules } = await runRules({ folder: import.meta.dirname } as FoundPlugin);
  expect(rules.map(({ id, passed }) => [id, passed])).toEqual([
    ['merge', true],
    ['preview', false],
  ]);
});
