import process from 'node:process';
import { parseArgs } from 'node:util';
import { findChromium, pinnedChromium } from '../../../../../tools/chromium.ts';
import { aboutMissingImports } from '../missing-imports.ts';
import { languagesWithout, readFiles } from '../read-folder.ts';
import { CannotRun, findPlugin } from './find-plugin.ts';
import { runRules, type RuleResult } from './run-rules.ts';

const help = `octavo-conformance <folder or package> [--json]

Holds a field plugin to every rule that Octavo has for one.

  <folder>    the plugin's folder, with field, view and samples
  <package>   the name of an installed package that exports them
  --json      print one JSON document and nothing else
  --help      print this

It ends with 0 when all rules hold, with 1 when one does not, with 2 when they cannot be run.`;

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) {
    console.log(help);
    return 0;
  }
  const [given, ...others] = positionals;
  if (given === undefined || others.length > 0)
    throw new CannotRun('Name one folder or package; --help says more.');
  const found = findPlugin(given, process.cwd());
  const missing = aboutMissingImports(readFiles(found.folder));
  if (missing !== undefined) throw new CannotRun(missing);
  if ((pinnedChromium() ?? findChromium()) === undefined)
    throw new CannotRun(
      'Chromium is not on this machine, and rules about layout, colour and keyboard need it.',
    );
  const start = performance.now();
  const { type, contract, rules } = await runRules(found);
  const failed = rules.filter(({ passed }) => !passed).length;
  const milliseconds = Math.round(performance.now() - start);
  const summary = { passed: rules.length - failed, failed, milliseconds };
  const without = languagesWithout(found.folder);
  const warnings =
    without.length === 0
      ? []
      : [`messages/ has no texts in ${without.join(', ')}: readers of these languages see the English ones.`];
  if (values.json) console.log(JSON.stringify({ plugin: type, contract, rules, warnings, summary }, null, 2));
  else {
    rules.forEach(print);
    for (const warning of warnings) console.log(`! ${warning}`);
    console.log(`\n${summary.passed} of ${rules.length} rules hold. ${(milliseconds / 1000).toFixed(1)} s`);
  }
  return failed === 0 ? 0 : 1;
}

const causes = new Map<string, string>();

/** Prints the result of a rule. A message is printed once: mending its first rule mends the others. */
function print({ id, name, passed, message, remedy }: RuleResult): void {
  console.log(`${passed ? '✓' : '✗'} ${id.padEnd(20)} ${name}`);
  if (passed) return;
  const cause = causes.get(message);
  if (cause !== undefined) return console.log(`    for the same reason as ${cause}`);
  causes.set(message, id);
  console.log(message.replace(/^/gm, '    '));
  if (remedy !== undefined) console.log(`    → ${remedy}`);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const isUnknownOption =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  console.error(error instanceof CannotRun || isUnknownOption ? error.message : error);
  process.exitCode = 2;
}
