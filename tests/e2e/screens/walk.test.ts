import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { allScreens } from '../../contract/screens/all-screens.ts';
import { home, type Role, roles } from '../../contract/screens/screen.ts';
import { openStage } from '../support/open-app.ts';
import { settled } from './settled.ts';
import { spread } from './spread.ts';
import { prepareTour, type Stop, type Tour } from './tour.ts';

/** Nothing moves. */
const mostShift = 0;

describe('across all screens', () => {
  const stage = openStage();
  let tour: Tour;
  beforeAll(async () => {
    tour = await prepareTour(stage);
  });

  it.each(roles)('shows the role %s each of its screens, under its heading', async (role) => {
    const enter = async () => {
      const app = await tour.enter(role);
      await app.page.context().addInitScript(measureShifts);
      return app;
    };
    const faults: string[] = [];
    const complaints = await spread(enter, tour.stopsOf(role), async (page, stop) => {
      faults.push(...(await open(page, stop)).map((fault) => `${stop.screen.path}: ${fault}`));
    });
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it.each(roles)('leads the role %s on from every screen that belongs to others', async (role) => {
    const faults: string[] = [];
    await spread(
      () => tour.enter(role),
      tour.turnsOf(role),
      async (page, { path, end }) => {
        await page.goto(path);
        await arrive(page, tour.fill(end), faults, path);
      },
    );
    expect(faults).toEqual([]);
  });

  it.each(roles)('leads the role %s to the root from unknown paths', async (role) => {
    const faults: string[] = [];
    await spread(
      () => tour.enter(role),
      unknownPaths(tour),
      async (page, path) => {
        await page.goto(path);
        await arrive(page, rootOf(role), faults, path);
      },
    );
    expect(faults).toEqual([]);
  });

  it('reports that unknown records do not exist, and offers a way on', async () => {
    const faults: string[] = [];
    const inside = tour.fill('/workspaces/:workspaceId');
    const lost = ['/workspaces/unknown/media', `${inside}/pages/unknown`, `${inside}/api-tokens/unknown`];
    await spread(
      () => tour.enter('user'),
      lost,
      async (page, path) => {
        await page.goto(path);
        const way = page.getByRole('main').getByRole('link').or(page.getByRole('main').getByRole('button'));
        await way
          .first()
          .waitFor()
          .catch(() => faults.push(`${path}: no way on`));
        if (new URL(page.url()).pathname !== path) faults.push(`${path}: went to ${page.url()}`);
      },
    );
    expect(faults).toEqual([]);
  });
});

/** Opens a screen through a link from outside, and returns its problems. */
async function open(page: Page, { screen, path, end }: Stop): Promise<readonly string[]> {
  const faults: string[] = [];
  await page.goto(path);
  const { heading } = allScreens.find((other) => other.path === screen.leadsTo) ?? screen;
  const title = page.getByRole('main').getByRole('heading', { level: 1, name: heading, exact: true });
  const shown = await title
    .first()
    .waitFor()
    .then(
      () => true,
      () => false,
    );
  if (!shown) return [`no heading ${String(heading)}, but ${await headings(page)} at ${page.url()}`];
  await settled(page);
  const seen = await page.evaluate(look);
  if (seen.path !== end) faults.push(`it went to ${seen.path}`);
  if (seen.headings.length !== 1) faults.push(`level-1 headings: ${seen.headings.join(', ')}`);
  if (!seen.title.includes(seen.headings[0] ?? '')) faults.push(`the tab is called ${seen.title}`);
  if (seen.lostFocus !== undefined) faults.push(`the focus is at ${seen.lostFocus}`);
  if (seen.shift > mostShift)
    faults.push(`it shifts by ${seen.shift.toFixed(3)}: ${seen.shifted.join(', ')}`);
  return faults;
}

async function headings(page: Page): Promise<string> {
  return (await page.getByRole('heading', { level: 1 }).allInnerTexts()).join(', ') || 'none';
}

/** Waits until the address is the final one. */
async function arrive(page: Page, end: string, faults: string[], from: string): Promise<void> {
  await page
    .waitForURL((url) => url.pathname === end, { waitUntil: 'commit' })
    .then(() => page.getByRole('main').getByRole('heading', { level: 1 }).waitFor())
    .catch(async () => faults.push(`${from} ends at ${page.url()}: ${await headings(page)}`));
}

function rootOf(role: Role): string {
  return role === 'guest' ? '/' : home[role];
}

function unknownPaths(tour: Tour): readonly string[] {
  const inside = ['/nowhere', '/pages/a/b', '/settings/nowhere'].map((rest) =>
    tour.fill(`/workspaces/:workspaceId${rest}`),
  );
  const outside = [
    '/nowhere',
    '/auth/nowhere',
    '/support/nowhere',
    '/support',
    '/newsletter',
    '/profile/nowhere',
  ];
  return [...outside, '/admin', '/admin/nowhere', '/index.html', ...inside];
}

declare global {
  interface Window {
    shifts: { readonly value: number; readonly at: string }[];
  }
}

/** Runs before a page does: records movements without any input. */
function measureShifts(): void {
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { readonly node: Node | null }[];
  }
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      const at = sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName,
      );
      window.shifts.push({ value, at: at.join(' ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Collects everything to check on the page; runs in it. */
function look() {
  const { activeElement: active, body } = document;
  const box = active?.getBoundingClientRect();
  const inSight = box !== undefined && box.width > 0 && box.top >= 0 && box.top < innerHeight;
  const isSane = active === body || (inSight && active?.closest('main') !== null);
  return {
    path: location.pathname,
    headings: [...document.querySelectorAll('h1')].map(({ innerText }) => innerText.trim()),
    title: document.title,
    lostFocus: isSane ? undefined : active?.outerHTML.slice(0, 120),
    shift: window.shifts.reduce((sum, { value }) => sum + value, 0),
    shifted: window.shifts.map(({ value, at }) => `${value.toFixed(3)} ${at}`),
  };
}
