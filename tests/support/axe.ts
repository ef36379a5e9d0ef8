import fs from 'node:fs';
import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import type { BrowserContext, Page } from 'playwright';

const source = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Gives axe to each page of a browser before it loads, whatever the page's own policy for scripts is. */
export async function installAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript(source);
}

/** Which rules run. */
interface AxeOptions {
  /** Only what depends on colours: all that a change of the colour mode can break. */
  readonly coloursOnly?: boolean;
  /** Rules that the page cannot keep. */
  readonly without?: readonly string[];
}

/** Runs axe: WCAG 2.2 A and AA, the size of targets too, and its best practices. Answers a line for each thing it finds. */
export function violations(
  page: Page,
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
        // Rules about colours carry the tag; nothing else that axe looks at differs between the modes.
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
