import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** The files that every visit needs besides the entry: the application and the font for its Latin text. */
const mainModule = /\/src\/main\.tsx$/;
const mainFont = /inter-latin-wght-normal-[\w-]+\.woff2$/;

/**
 * Lists in `index.html` the files that the entry will request, so the browser fetches them alongside the entry and not
 * after it.
 */
export function nameFirstFiles(): Plugin {
  return {
    name: 'name-first-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const scripts = withImports(bundle).filter((file) => !html.includes(file));
        const font = Object.keys(bundle).find((file) => mainFont.test(file));
        return [
          ...scripts.map((file) => preload({ rel: 'modulepreload', href: `/${file}` })),
          ...(font === undefined
            ? []
            : [preload({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}` })]),
        ];
      },
    },
  };
}

/** The application's file and everything it imports, in the order in which they are needed. */
function withImports(bundle: Rolldown.OutputBundle): readonly string[] {
  const found = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || found.has(file)) return;
    found.add(file);
    chunk.imports.forEach(add);
  };
  for (const [file, chunk] of Object.entries(bundle)) {
    if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => mainModule.test(id))) add(file);
  }
  return [...found];
}

function preload(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs, crossorigin: '' }, injectTo: 'head' };
}
