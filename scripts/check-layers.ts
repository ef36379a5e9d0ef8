import { createRequire } from 'node:module';
import path from 'node:path';
import { cruise, type IConfiguration, type ICruiseOptions } from 'dependency-cruiser';

const root = path.resolve(import.meta.dirname, '..');

/** The folders whose imports are checked. */
export const cruisedFolders = [
  ...['shared', 'preview', 'content-model', 'theme', 'field-plugins', 'site', 'src', 'server'],
  ...['stories', 'scripts', 'tests', 'bench', 'tools'],
];

/**
 * Lists the forbidden imports of these folders in the tree below `folder`, and of what they import, one line each; an
 * empty list means a clean tree.
 */
export async function findLayerViolations(
  folder: string = root,
  folders: readonly string[] = cruisedFolders,
): Promise<readonly string[]> {
  const { forbidden = [], options = {} } = readConfiguration();
  const settings: ICruiseOptions = { ...options, baseDir: folder, ruleSet: { forbidden }, validate: true };
  const { output } = await cruise([...folders], settings);
  if (typeof output === 'string') throw new Error(output);
  if (output.summary.totalCruised === 0) throw new Error('No module was read, so nothing was checked.');
  return output.summary.violations.map(({ rule, from, to, cycle }) => {
    const way = cycle === undefined ? to : cycle.map(({ name }) => name).join(' → ');
    return `${rule.name}: ${from} → ${way}`;
  });
}

function readConfiguration(): IConfiguration {
  return createRequire(import.meta.url)('../.dependency-cruiser.cjs') as IConfiguration;
}

if (process.argv[1] === import.meta.filename) {
  const named = process.argv.slice(2);
  const violations = await findLayerViolations(root, named.length === 0 ? cruisedFolders : named);
  for (const violation of violations) console.error(violation);
  console.log(`${violations.length} imports against the layers.`);
  process.exitCode = violations.length === 0 ? 0 : 1;
}
