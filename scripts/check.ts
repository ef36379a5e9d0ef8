import { runNode, Steps } from './steps.ts';

interface Check {
  readonly name: string;
  readonly script: string;
  readonly args?: readonly string[];
}

const checks: readonly Check[] = [
  { name: 'Lists of field plugins', script: 'scripts/plugins.ts' },
  { name: 'Types', script: 'node_modules/typescript/bin/tsc', args: ['--noEmit', '-p', 'tsconfig.json'] },
  {
    name: 'Types of what runs anywhere',
    script: 'node_modules/typescript/bin/tsc',
    args: ['--noEmit', '-p', 'tsconfig.isomorphic.json'],
  },
  { name: 'Lint', script: 'node_modules/oxlint/bin/oxlint', args: ['--type-aware', '--deny-warnings'] },
  {
    name: 'Expressions that take too long',
    script: 'node_modules/oxlint/bin/oxlint',
    args: ['-c', 'oxlint.expressions.config.ts'],
  },
  { name: 'Layers', script: 'scripts/check-layers.ts' },
  {
    name: 'Formatting',
    script: 'node_modules/prettier/bin/prettier.cjs',
    args: ['--check', '--log-level', 'warn', '.'],
  },
  { name: 'Words', script: 'scripts/check-locales.ts' },
  { name: 'Size of the theme', script: 'scripts/check-size.ts' },
  { name: 'First loads and edits', script: 'tests/first-loads/main.ts' },
  { name: 'Unused code', script: 'node_modules/knip/bin/knip.js', args: ['--no-progress'] },
];

/** Every check, each as a step. */
export async function runChecks(steps: Steps): Promise<void> {
  for (const { name, script, args } of checks)
    await steps.run(name, () => runNode(script, args, { atTheEnd: true }));
}

if (process.argv[1] === import.meta.filename) {
  const steps = new Steps();
  await runChecks(steps);
  process.exitCode = steps.close();
}
