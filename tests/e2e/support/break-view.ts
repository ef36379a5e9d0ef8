import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { projectRoot } from '../../../server/dependencies.ts';
import { intercept } from './intercept.ts';

/**
 * Breaks the view of a field type in the built client, and nothing else: the browser gets the view's own file with its
 * `Widget` replaced, until the returned function is called. `widget` is the source of a function that takes the props,
 * the working widget and React.
 */
export function breakView(page: Page, type: string, widget: string): Promise<() => void> {
  return intercept(page, viewFile(type), async (route) => {
    const answer = await route.fetch();
    // The browser must not cache it: the next page of the test may need the working view.
    const headers = { ...answer.headers(), 'cache-control': 'no-store' };
    await route.fulfill({ response: answer, headers, body: withWidget(await answer.text(), widget) });
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
  const main = /from"(\.\/main-[^"]+)"/.exec(code)?.[1];
  if (main === undefined) throw new Error('The view does not import the main part, which has React.');
  // React is one of the modules that the main part wraps in a function without arguments.
  const react = `import*as mainPart from${JSON.stringify(main)};const brokenReact=Object.values(mainPart)
    .filter((one)=>typeof one==='function'&&/\\.exports\\b/.test(String(one))).map((one)=>one()).find((one)=>one.useState);`;
  const broken = `const brokenView={...${local},Widget(props){return(${widget})(props,${local}.Widget,brokenReact)}};`;
  return react + code.replace(all, `${broken}export{brokenView as ${name}}`);
}
