import zlib from 'node:zlib';
import type { Page, Request } from 'playwright';
import { holdRequests } from './hold-requests.ts';
import type { Visit } from './visits.ts';

/** The cost of a visit until the screen can be used, by the names in the table of limits. */
export type Cost = Readonly<Record<string, number>>;

export async function measureVisit(page: Page, visit: Visit): Promise<Cost> {
  const requests = await holdRequests(page);
  await page.goto(visit.address, { waitUntil: 'commit' });
  await visit.untilUsable(page, requests);
  const waves = requests.waves.map((wave) => wave.filter(isScript)).filter((wave) => wave.length > 0);
  const sizes = await Promise.all([...new Set(waves.flat().map((script) => script.url()))].map(sizeOf));
  return {
    kB: Math.round(sizes.reduce((sum, size) => sum + size, 0) / 100) / 10,
    requests: waves.flat().length,
    waves: waves.length,
    reads: requests.waves.flat().filter(isRead).length,
    ...(await page.evaluate(countInPage)),
  };
}

/** A read of the API. A second one of the same address counts again. */
function isRead(request: Request): boolean {
  return new URL(request.url()).pathname.startsWith('/api/');
}

function isScript(request: Request): boolean {
  return new URL(request.url()).pathname.endsWith('.js');
}

const sizes = new Map<string, Promise<number>>();

/** Bytes of gzip. */
function sizeOf(url: string): Promise<number> {
  const known = sizes.get(url) ?? readSize(url);
  sizes.set(url, known);
  return known;
}

async function readSize(url: string): Promise<number> {
  const answer = await fetch(url);
  return zlib.gzipSync(await answer.arrayBuffer(), { level: 9 }).length;
}

/** Elements of the body, and the rules of style that files contain and that script inserts. Runs in the page. */
function countInPage() {
  const rules = { ofFiles: 0, ofScript: 0 };
  for (const { href, cssRules } of document.styleSheets)
    rules[href === null ? 'ofScript' : 'ofFiles'] += cssRules.length;
  return {
    elements: document.body.querySelectorAll('*').length,
    'rules of files': rules.ofFiles,
    'rules of script': rules.ofScript,
  };
}
