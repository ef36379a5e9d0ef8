import fs from 'node:fs';
import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import type { BrowserContext, Frame, Page } from 'playwright';

const source = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Loads axe into each page of a browser context before the page itself, regardless of the page's script policy. */
export async function installAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript(source);
}

/** Which rules run. */
interface AxeOptions {
  /** Only the rules about colours, which are all that a change of the colour mode can break. */
  readonly coloursOnly?: boolean;
  /** Rules that the page cannot meet. */
  readonly without?: readonly string[];
}

/** Runs axe: WCAG 2.2 A and AA, including target sizes, and its best practices. Returns a line for each violation. */
export function violations(
  page: Page | Frame,
  { coloursOnly = false, without = [] }: AxeOptions = {},
): Promise<string[]> {
  return page.evaluate(
    async ({ colours, off }: { colours: boolean; off: readonly string[] }) => {
      const options: axeCore.RunOptions = {
        resultTypes: ['violations'],
        rules: {
          'target-size': { enabled: !colours },
          'color-contrast-enhanced': { enabled: false },
          ...Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
        },
        // Rules about colours carry this tag; no other rule of axe depends on the mode.
        ...(colours && { runOnly: ['cat.color'], preload: false }),
      };
      const { violations: found } = await window.axe.run(document, options);
      return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    { colours: coloursOnly, off: without },
  );
}

declare global {
  interface Window {
    readonly axe: typeof axeCore;
  }
}
