import path from 'node:path';
import { fieldRegistry } from './index.ts';
import { describeConformanceInBrowser } from './sdk/testing/conformance-in-browser.ts';
import { readFolder } from './sdk/testing/conformance/read-folder.ts';
import { runsAllTests } from '../tests/support/all-tests.ts';

const here = import.meta.dirname;
const types = fieldRegistry.plugins.map((plugin) => plugin.type);

/** Types whose widgets consist of the same parts of the kit as that of another type, which `npm test` renders. */
const alike = new Map([
  ['text', 'textarea'],
  ['email', 'url'],
  ['date', 'datetime'],
  ['background', 'color'],
  ['color-title', 'link'],
  ['embed', 'location'],
  ['reference', 'link'],
]);
const rendered = types.filter((type) => runsAllTests() || !alike.has(type));

describeConformanceInBrowser({
  code: `
    import { fieldRegistry } from ${JSON.stringify(path.join(here, 'index.ts'))};
    import { allSamples } from ${JSON.stringify(path.join(here, 'all-samples.ts'))};
    import { fieldViews } from ${JSON.stringify(path.join(here, 'views.ts'))};
    const plugins = async () => new Map(await Promise.all(fieldRegistry.plugins.map(async (plugin) => {
      const { type } = plugin;
      return [type, { plugin, view: await fieldViews.load(type), samples: allSamples.get(type) }];
    })));`,
  texts: new Map(rendered.map((type) => [type, readFolder(path.join(here, type), type)])),
});
