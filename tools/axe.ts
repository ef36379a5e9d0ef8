import fs from 'node:fs';
import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import type { BrowserContext, Frame, Page } from 'playwright';

const source = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Injects axe into every page of a browser context before its own scripts; no content security policy blocks it. */
export async function installAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript(source);
}

/** Selects the rules to run. */
interface AxeOptions {
  /** Run only the rules about colours: a change of the colour mode cannot break any other. */
  readonly coloursOnly?: boolean;
  /** Rules to skip because the page cannot meet them. */
  readonly without?: readonly string[];
}

/** Runs axe with its WCAG 2.2 A and AA rules, target size included, and its best practices. Returns a line per violation. */
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
