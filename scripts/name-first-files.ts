import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { type FirstFiles, firstFilesName } from '../server/platform/http/files/first-files.ts';
import { modulesOfScreens } from './modules-of-screens.ts';

/** The files that every visit needs besides the entry: the application and the font for its Latin text. */
const mainModule = /\/src\/main\.tsx$/;
const mainFont = /inter-latin-wght-normal-[\w-]+\.woff2$/;

/**
 * Lists in `index.html` the files that the entry requests for every screen, and beside the client those of each screen, which
 * the server adds. So the browser fetches them alongside the entry and not after it.
 */
export function nameFirstFiles(): Plugin {
  return {
    name: 'name-first-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const scripts = withImports(bundle, chunksOf(bundle, mainModule)).filter(
          (file) => !html.includes(file),
        );
        const font = Object.keys(bundle).find((file) => mainFont.test(file));
        return [
          ...scripts.map((file) => preload({ rel: 'modulepreload', href: `/${file}` })),
          ...(font === undefined
            ? []
            : [preload({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}` })]),
        ];
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        // Storybook builds with the same configuration.
        if (chunksOf(bundle, mainModule).length === 0) return;
        const named = new Set(withImports(bundle, chunksOf(bundle, /\/src\/(main\.tsx|entry\.ts)$/)));
        const filesOf = (modules: readonly string[]) => withStyles(bundle, modules, named);
        const screens = (await modulesOfScreens()).map(({ guest, signedIn, ...screen }): FirstFiles => ({
          ...screen,
          guest: filesOf(guest),
          signedIn: filesOf(signedIn),
        }));
        this.emitFile({ type: 'asset', fileName: firstFilesName, source: JSON.stringify(screens) });
      },
    },
  };
}

/** The files that contain these modules, everything they import, and their style sheets, without those already named. */
function withStyles(
  bundle: Rolldown.OutputBundle,
  modules: readonly string[],
  named: ReadonlySet<string>,
): readonly string[] {
  const first = modules.flatMap((module) => {
    const found = chunksOf(bundle, module);
    if (found.length === 0) throw new Error(`The build has no file with ${module}.`);
    return found;
  });
  const scripts = withImports(bundle, first).filter((file) => !named.has(file));
  const styles = new Set(
    scripts.flatMap((file) => {
      const chunk = bundle[file];
      return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
    }),
  );
  return [...styles, ...scripts];
}

function chunksOf(bundle: Rolldown.OutputBundle, module: string | RegExp): readonly string[] {
  const isMeant = (id: string) => (typeof module === 'string' ? id === module : module.test(id));
  return Object.entries(bundle).flatMap(([file, chunk]) =>
    chunk.type === 'chunk' && chunk.moduleIds.some(isMeant) ? [file] : [],
  );
}

/** These files and everything they import, in the order in which they are needed. */
function withImports(bundle: Rolldown.OutputBundle, files: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || found.has(file)) return;
    found.add(file);
    chunk.imports.forEach(add);
  };
  files.forEach(add);
  return [...found];
}

function preload(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs, crossorigin: '' }, injectTo: 'head' };
}
