import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { App } from '../tests/e2e/drivers/app.ts';
import { ensureChromium } from '../tools/chromium.ts';
import { freePort } from '../tools/free-port.ts';
import { aims } from './aims.ts';
import { editor, startOctavo } from './octavo.ts';
import { quantile } from './rounds.ts';
import { demoSites } from './site-weight.ts';
import type { Line } from './table.ts';

const rounds = 3;
const release = '12.8.2';

interface Outcome {
  readonly lhr: { readonly categories: Readonly<Record<string, { readonly score: number | null }>> };
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

type Lighthouse = (url: string, flags: object) => Promise<Outcome | undefined>;

/**
 * Lighthouse's scores on a simulated phone, 0 to 100, with an empty cache: the performance of four screens, and all four of the
 * home page of each site of the demo.
 */
export async function measureLighthouse(): Promise<Line[]> {
  const lighthouse = await loadLighthouse();
  const octavo = await startOctavo();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-lighthouse-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: ensureChromium(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
    baseURL: octavo.url,
    locale: 'en-GB',
  });
  const { workspace, page } = octavo.site;
  const scores = async (address: string, wanted: readonly Category[]) => {
    const found = Object.fromEntries(wanted.map((category) => [category, [] as number[]]));
    for (let round = 0; round < rounds; round += 1) {
      const outcome = await lighthouse(octavo.url + address, {
        port,
        onlyCategories: wanted,
        logLevel: 'error',
      });
      for (const category of wanted)
        found[category]?.push(100 * (outcome?.lhr.categories[category]?.score ?? NaN));
    }
    return wanted.map((category) => [category, quantile(found[category] ?? [], 0.5)] as const);
  };
  const measure = async (name: string, address: string): Promise<Line> => {
    const [[, ours] = ['', NaN]] = await scores(address, ['performance']);
    return { name: `Lighthouse: ${name}`, unit: '', ours, aim: aims.lighthouse };
  };
  const measureSite = async (slug: string): Promise<Line[]> =>
    (await scores(`/sites/${slug}/`, categories)).map(([category, ours]) => ({
      name: `Lighthouse: /sites/${slug}/, ${category}`,
      unit: '',
      ours,
      aim: aims.lighthouseSite,
    }));
  try {
    const guest = [await measure('/', '/'), await measure('/auth', '/auth')];
    for (const slug of demoSites) guest.push(...(await measureSite(slug)));
    const tab = await context.newPage();
    await new App(tab, []).signIn(editor);
    await tab.close();
    return [
      ...guest,
      await measure('/workspaces', '/workspaces'),
      await measure('editor, 20 blocks', `/workspaces/${workspace}/pages/${page}`),
    ];
  } finally {
    await context.close();
    fs.rmSync(folder, { recursive: true, force: true });
    await octavo.remove();
  }
}

/** It is not a dependency, because only this part needs it, and it brings 150 packages. */
async function loadLighthouse(): Promise<Lighthouse> {
  const name = 'lighthouse';
  try {
    const { default: lighthouse } = (await import(name)) as { readonly default: Lighthouse };
    return lighthouse;
  } catch (cause) {
    throw new Error(`First run: npm install --no-save lighthouse@${release}`, { cause });
  }
}
