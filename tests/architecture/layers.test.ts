import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cruisedFolders, findLayerViolations } from '../../scripts/check-layers.ts';

/** Forbidden imports: the file, what it imports, and the rule. `npm run check` looks for them in this project. */
const forbidden: readonly (readonly [string, string, string])[] = [
  ['src/ui/button.tsx', 'src/features/pages/list.ts', 'ui-layer'],
  ['src/features/pages/list.ts', 'src/features/media/grid.ts', 'features-layer'],
  ['shared/limits.ts', 'src/lib/http.ts', 'shared-layer'],
  ['content-model/form.ts', 'field-plugins/text/field.ts', 'contentModel-layer'],
  ['field-plugins/sdk/testing/issues-of.ts', 'content-model/validate-block.ts', 'field-plugins-below'],
  ['field-plugins/text/field.ts', 'field-plugins/link/field.ts', 'fieldDefinition-layer'],
  ['server/modules/pages/service.ts', 'field-plugins/text/view.tsx', 'modules-layer'],
  ['site/parts/text.tsx', 'src/ui/button.tsx', 'site-layer'],
  ['server/modules/pages/service.ts', 'server/modules/media/repository.ts', 'modules-layer'],
  ['server/platform/http.ts', 'server/modules/pages/service.ts', 'platform-layer'],
  ['server/platform/context.ts', 'server/platform/http/routes/app-types.ts', 'platform-layer'],
  ['server/platform/limits/rate-limit.ts', 'server/platform/config/config.ts', 'platform-limits-below'],
  [
    'server/platform/http/documentation/openapi.ts',
    'server/platform/http/admission/rate-limits.ts',
    'http-layer',
  ],
  ['server/modules/pages/service.ts', 'server/platform/http/routes/answers.ts', 'only-routes-know-http'],
  ['server/modules/pages/service.ts', 'kysely', 'only-repositories-query'],
  ['server/modules/pages/service.ts', 'server/app.ts', 'modules-layer'],
  ['server/migrations/0001-first.ts', 'server/platform/database/schema.ts', 'migrations-layer'],
  ['server/library/block-types.ts', 'server/modules/pages/service.ts', 'library-layer'],
  ['server/demo/seed-demo.ts', 'server/modules/pages/repository.ts', 'demo-layer'],
  ['server/cluster/primary.ts', 'server/modules/pages/service.ts', 'cluster-layer'],
  ['server/serve.ts', 'src/lib/http.ts', 'serverRoot-layer'],
  ['stories/screens/page.stories.tsx', 'tests/support/world.ts', 'stories-below'],
  ['scripts/test.ts', 'tests/support/world.ts', 'scripts-below'],
  ['tools/chromium.ts', 'scripts/steps.ts', 'tools-below'],
  ['content-model/form.ts', 'node:fs', 'contentModel-without-node'],
];

describe('the layers', () => {
  let violations: readonly string[];
  beforeAll(async () => {
    const files: Record<string, string> = {};
    for (const [file, target] of forbidden) {
      const imported = target.includes('/') ? relative(file, target) : target;
      files[file] = `${files[file] ?? ''}import '${imported}';\n`;
      if (!target.startsWith('node:')) files[placeOf(target)] ??= '';
    }
    violations = await findLayerViolations(makeTree(files));
  });

  it.each(forbidden)('reject that %s imports %s', (file, target, rule) => {
    expect(violations).toContain(`${rule}: ${file} → ${placeOf(target)}`);
  });

  it('reject a cycle', async () => {
    const tree = makeTree({ 'src/lib/a.ts': `import './b.ts';`, 'src/lib/b.ts': `import './a.ts';` });
    expect(await findLayerViolations(tree)).toEqual([expect.stringMatching(/^no-cycles/)]);
  });
});

const trees: string[] = [];
afterAll(() => {
  for (const tree of trees) fs.rmSync(tree, { recursive: true });
});

/** Where an imported file or module is. */
function placeOf(target: string): string {
  if (target.startsWith('node:')) return target.replace('node:', '');
  return target.includes('/') ? target : `node_modules/${target}/index.js`;
}

function relative(from: string, to: string): string {
  const way = path.posix.relative(path.posix.dirname(from), to);
  return way.startsWith('.') ? way : `./${way}`;
}

/** A temporary tree with the folders that are checked. */
function makeTree(files: Readonly<Record<string, string>>): string {
  const tree = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-layers-'));
  trees.push(tree);
  for (const folder of cruisedFolders) fs.mkdirSync(path.join(tree, folder));
  for (const [file, text] of Object.entries({ 'package.json': '{}', ...files })) {
    fs.mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    fs.writeFileSync(path.join(tree, file), text);
  }
  return tree;
}
