import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cruisedFolders, findLayerViolations } from '../../scripts/check-layers.ts';

/** Forbidden imports, one for each rule. `npm run check` looks for them in this project. */
const forbidden: readonly (readonly [string, string, string, string | undefined, string])[] = [
  [
    'a UI part importing a feature',
    'src/ui/button.tsx',
    '../features/pages/list.ts',
    'src/features/pages/list.ts',
    'ui-layer',
  ],
  [
    'a feature importing another',
    'src/features/pages/list.ts',
    '../media/grid.ts',
    'src/features/media/grid.ts',
    'features-layer',
  ],
  [
    'the shared folder importing anything above it',
    'shared/limits.ts',
    '../src/lib/http.ts',
    'src/lib/http.ts',
    'shared-layer',
  ],
  [
    'the content model importing a plugin',
    'content-model/form.ts',
    '../field-plugins/text/field.ts',
    'field-plugins/text/field.ts',
    'contentModel-layer',
  ],
  [
    'the test kit of plugins importing the content model',
    'field-plugins/sdk/testing/issues-of.ts',
    '../../../content-model/validate-block.ts',
    'content-model/validate-block.ts',
    'field-plugins-below',
  ],
  [
    'a plugin importing another',
    'field-plugins/text/field.ts',
    '../link/field.ts',
    'field-plugins/link/field.ts',
    'fieldDefinition-layer',
  ],
  [
    'the server importing an editor component',
    'server/modules/pages/service.ts',
    '../../../field-plugins/text/view.tsx',
    'field-plugins/text/view.tsx',
    'modules-layer',
  ],
  [
    'the theme of sites importing the interface',
    'site/parts/text.tsx',
    '../../src/ui/button.tsx',
    'src/ui/button.tsx',
    'site-layer',
  ],
  [
    'a module importing the repository of another',
    'server/modules/pages/service.ts',
    '../media/repository.ts',
    'server/modules/media/repository.ts',
    'modules-layer',
  ],
  [
    'the platform importing a module',
    'server/platform/http.ts',
    '../modules/pages/service.ts',
    'server/modules/pages/service.ts',
    'platform-layer',
  ],
  [
    'the platform importing HTTP',
    'server/platform/context.ts',
    './http/routes/app-types.ts',
    'server/platform/http/routes/app-types.ts',
    'platform-layer',
  ],
  [
    'a folder of the platform importing one above it',
    'server/platform/limits/rate-limit.ts',
    '../config/config.ts',
    'server/platform/config/config.ts',
    'platform-limits-below',
  ],
  [
    'a part of HTTP importing another',
    'server/platform/http/documentation/openapi.ts',
    '../admission/rate-limits.ts',
    'server/platform/http/admission/rate-limits.ts',
    'http-layer',
  ],
  [
    'a service importing HTTP',
    'server/modules/pages/service.ts',
    '../../platform/http/routes/answers.ts',
    'server/platform/http/routes/answers.ts',
    'only-routes-know-http',
  ],
  [
    'a service making queries',
    'server/modules/pages/service.ts',
    'kysely',
    'node_modules/kysely/index.js',
    'only-repositories-query',
  ],
  [
    'a module importing the code that assembles the server',
    'server/modules/pages/service.ts',
    '../../app.ts',
    'server/app.ts',
    'modules-layer',
  ],
  [
    'a migration importing the current schema',
    'server/migrations/0001-first.ts',
    '../platform/database/schema.ts',
    'server/platform/database/schema.ts',
    'migrations-layer',
  ],
  [
    'the library importing a module',
    'server/library/block-types.ts',
    '../modules/pages/service.ts',
    'server/modules/pages/service.ts',
    'library-layer',
  ],
  [
    'the demo importing the repository of a module',
    'server/demo/seed-demo.ts',
    '../modules/pages/repository.ts',
    'server/modules/pages/repository.ts',
    'demo-layer',
  ],
  [
    'the cluster importing a module',
    'server/cluster/primary.ts',
    '../modules/pages/service.ts',
    'server/modules/pages/service.ts',
    'cluster-layer',
  ],
  [
    'the server importing the browser app',
    'server/serve.ts',
    '../src/lib/http.ts',
    'src/lib/http.ts',
    'serverRoot-layer',
  ],
  [
    'a story importing a test',
    'stories/screens/page.stories.tsx',
    '../../tests/support/world.ts',
    'tests/support/world.ts',
    'stories-below',
  ],
  [
    'a script importing what exists for tests',
    'scripts/test.ts',
    '../tests/support/world.ts',
    'tests/support/world.ts',
    'scripts-below',
  ],
  [
    'a tool importing a script',
    'tools/chromium.ts',
    '../scripts/steps.ts',
    'scripts/steps.ts',
    'tools-below',
  ],
  [
    'the content model importing a Node module',
    'content-model/form.ts',
    'node:fs',
    undefined,
    'contentModel-without-node',
  ],
];

describe('the layers', () => {
  let violations: readonly string[];
  beforeAll(async () => {
    const files: Record<string, string> = {};
    for (const [, file, imported, target] of forbidden) {
      files[file] = `${files[file] ?? ''}import '${imported}';\n`;
      if (target !== undefined) files[target] ??= '';
    }
    violations = await findLayerViolations(makeTree(files));
  });

  it.each(forbidden)('reject %s', (_what, file, imported, target, rule) => {
    expect(violations).toContain(`${rule}: ${file} → ${target ?? imported.replace('node:', '')}`);
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
