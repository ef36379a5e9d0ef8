import type { Browser } from 'playwright';
import { buildStale } from '../../scripts/build-stale.ts';
import { launchChromium } from '../../tools/chromium.ts';
import { startRealServer } from '../support/real-server.ts';
import { compare, type Limits, lower, readLimits, writeLimits } from './limits.ts';
import { countCommits } from './count-work.ts';
import { measureEditor } from './measure-editor.ts';
import { type Cost, measureVisit } from './measure-visit.ts';
import { openTab } from './open-tab.ts';
import { listVisits } from './visits.ts';

/**
 * `npm run check`: opens the main screens of the built product in Chromium, and counts what does not depend on the machine. With
 * `--lower`, it writes the figures that have become smaller into `limits.json`. Raising a limit needs a record in
 * `docs/decisions`.
 */
async function main(args: readonly string[]): Promise<number> {
  if (!(await buildStale())) return 1;
  const [server, browser] = await Promise.all([startRealServer('SQLite'), launchChromium()]);
  try {
    const measured = await measureAll(browser, server.url);
    for (const [name, cost] of Object.entries(measured)) console.log(describe(name, cost));
    const limits = args.includes('--lower') ? lower(measured, readLimits()) : readLimits();
    const faults = Object.entries(measured).flatMap(([name, cost]) => compare(name, cost, limits[name]));
    writeLimits(limits);
    for (const fault of faults) console.error(fault);
    return faults.length === 0 ? 0 : 1;
  } finally {
    await Promise.all([browser.close(), server.remove()]);
  }
}

/** Visits mostly wait, so several share the processor. */
const atOnce = 3;

async function measureAll(browser: Browser, url: string): Promise<Limits> {
  const costs = new Map<string, Cost>();
  const maker = await openTab(browser, url, { width: 1440, signedIn: true, showsPreview: false });
  const editor = await maker.app.makePage(
    'A page',
    Array.from({ length: 20 }, (_, index) => hero(index)),
  );
  await maker.close();
  const visits = listVisits(editor);
  for (const { name } of visits) costs.set(name, {});
  const jobs = [
    async () => {
      const tab = await openTab(browser, url, { width: 1440, signedIn: true, showsPreview: false });
      await tab.page.addInitScript(countCommits);
      for (const [name, cost] of Object.entries(await measureEditor(tab, editor))) costs.set(name, cost);
      await tab.close();
    },
    ...visits.map((visit) => async () => {
      const tab = await openTab(browser, url, visit);
      costs.set(visit.name, await measureVisit(tab.page, visit));
      await tab.close();
    }),
  ].values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const job of jobs) await job();
    }),
  );
  return Object.fromEntries(costs);
}

/** A block with a field of each type that most block types have. */
function hero(index: number) {
  const lead =
    'The ferry leaves at seven and comes back with the mail, the bread and whoever wanted to see the island.';
  return {
    type: 'Hero',
    data: { title: `Part ${index}`, lead, picture: [], links: [], background: 'light' },
  };
}

function describe(name: string, cost: Cost): string {
  return `${name}: ${Object.entries(cost)
    .map(([figure, value]) => `${value} ${figure}`)
    .join(', ')}`;
}

process.exitCode = await main(process.argv.slice(2));
