import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FieldRenderers } from '../field-plugins/sdk/contract/render.ts';
import { prepareAnswer } from './platform/prepared-answer.ts';
import type { SiteTheme } from './platform/sites/site-theme.ts';

/** The exports of the built theme: `dist/site/index.js`. */
type BuiltTheme = Omit<SiteTheme, 'renderers' | 'styles'> & { readonly fieldRenderers: FieldRenderers };

/** Loads the built theme with its stylesheets, or its sources if it was not built. */
export function siteThemeLoader(projectRoot: string): () => Promise<SiteTheme> {
  const built = path.join(projectRoot, 'dist', 'site');
  const load = async () => {
    if (!fs.existsSync(path.join(built, 'index.js'))) {
      const [rendered, renders] = await Promise.all([
        importFile<BuiltTheme>(path.join(projectRoot, 'site', 'render.ts')),
        importFile<BuiltTheme>(path.join(projectRoot, 'field-plugins', 'renders.ts')),
      ]);
      return assembleTheme({ ...rendered, ...renders }, path.join(projectRoot, 'site'));
    }
    return assembleTheme(await importFile<BuiltTheme>(path.join(built, 'index.js')), built);
  };
  let loading: Promise<SiteTheme> | undefined;
  return () => (loading ??= load());
}

/** Assembles the theme with the stylesheets of this folder. */
export function assembleTheme({ fieldRenderers, ...renderFunctions }: BuiltTheme, folder: string): SiteTheme {
  const styles = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .toSorted()
    .map((name) => {
      const css = readStyle(path.join(folder, name));
      const hash = createHash('sha256').update(css).digest('base64url').slice(0, 10);
      return [`${path.parse(name).name}-${hash}.css`, prepareAnswer(css, 'text/css; charset=utf-8')] as const;
    });
  return { ...renderFunctions, renderers: fieldRenderers, styles: new Map(styles) };
}

function importFile<Module>(file: string): Promise<Module> {
  return import(pathToFileURL(file).href) as Promise<Module>;
}

/** Reads a stylesheet with its imports. */
function readStyle(file: string): string {
  return fs
    .readFileSync(file, 'utf8')
    .replaceAll(/^@import (?:url\()?['"](\.[^'"]+)['"]\)?([^;]*);$/gm, (_, name: string, layer: string) => {
      const css = readStyle(path.resolve(path.dirname(file), name));
      const named = /^\s*layer\(([\w-]+)\)$/.exec(layer)?.[1];
      return named === undefined ? css : `@layer ${named} {\n${css}}\n`;
    });
}
