import { it } from 'vitest';
import { fc } from '../../tools/seeded.ts';
import { runsAllTests } from '../support/all-tests.ts';
import { describeOn } from '../support/world.ts';
import { makePlannedWorld } from './planned-world.ts';
import { commands, PlannedPage } from './random/planned-page.ts';

for (const [dialect, runs] of [
  ['sqlite', runsAllTests() ? 2000 : 40],
  ['postgres', runsAllTests() ? 200 : 8],
] as const)
  describeOn(dialect, 'Random plans', (makeWorld) => {
    it(
      'show, deliver and list what a simple reference does, also after undo, edits, late writes, copies and restoring',
      async () => {
        const world = await makePlannedWorld(makeWorld);
        const { api_key: apiKey } = await world.createApiKey(world.editor, world.site.id);
        let number = 0;
        await fc.assert(
          fc.asyncProperty(commands, async (given) => {
            const page = await PlannedPage.begin(world, apiKey, (number += 1));
            for (const command of given) {
              await page.run(command);
              await page.check();
            }
            await page.undoAll();
            await page.end();
          }),
          { numRuns: runs },
        );
        // A run takes about a sixth of a second.
      },
      runs * 2000,
    );
  });
