import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { projectRoot } from '../../../server/dependencies.ts';

/**
 * Breaks the view of a field type in the built client, and nothing else: this tab gets the view's own file with its `Widget`
 * replaced. `widget` is the source of a function.
 */
export async function breakView(page: Page, type: string, widget: string): Promise<void> {
  await page.route(viewFile(type), async (route) => {
    const response = await route.fetch();
    // The browser must not cache it: the next tab needs the working view.
    const headers = { ...response.headers(), 'cache-control': 'no-store' };
    await route.fulfill({ response, headers, body: withWidget(await response.text(), widget) });
  });
}

/** The address of a view's built file. */
function viewFile(type: string): string {
  const manifest = path.join(projectRoot, 'dist', 'client', '.vite', 'manifest.json');
  const chunks = JSON.parse(fs.readFileSync(manifest, 'utf8')) as Record<string, { readonly file: string }>;
  const chunk = chunks[`field-plugins/${type}/view.tsx`];
  if (chunk === undefined) throw new Error(`The build has no view of ${type}.`);
  return `**/${chunk.file}`;
}

function withWidget(code: string, widget: string): string {
  const exported = /export\s*\{\s*([\w$]+)(?:\s+as\s+([\w$]+))?\s*\}/.exec(code);
  if (exported === null) throw new Error(`The view exports more than itself: ${code.slice(-200)}`);
  const [all, local = '', name = local] = exported;
  return code.replace(all, `const broken={...${local},Widget:${widget}};export{broken as ${name}}`);
}
