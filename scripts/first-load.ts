import fs from 'node:fs';
import path from 'node:path';

/** The first visit to a screen: the parts the application fetches until the screen is ready. */
export interface Visit {
  readonly path: string;
  readonly signedIn: boolean;
  /** Whether the preview is open beside the form. */
  readonly showsPreview?: boolean;
  /** Parts by their source, or by their group in `vite.config.ts`, with all their imports. */
  readonly parts: readonly string[];
  /** The limits: script in bytes of gzip, and requests for script. */
  readonly most: { readonly bytes: number; readonly requests: number };
}

/** The limit for every visit: the files that `index.html` names, and the files those request. `scriptChain` counts it. */
export const longestScriptChain = 2;

const guest = ['entry', 'main', 'src/app/frame/site-footer.tsx'];
const signedIn = ['entry', 'main', 'signed-in'];
const inWorkspace = [...signedIn, 'workspace'];

/** `tests/e2e/first-load.test.ts` compares the parts with what a browser requests; `:names` stand for demo records. */
export const firstVisits: readonly Visit[] = [
  {
    path: '/',
    signedIn: false,
    parts: [...guest, 'src/app/landing-screen.tsx'],
    most: { bytes: 185_000, requests: 9 },
  },
  { path: '/auth', signedIn: false, parts: [...guest, 'guests'], most: { bytes: 180_000, requests: 9 } },
  { path: '/workspaces', signedIn: true, parts: signedIn, most: { bytes: 180_000, requests: 9 } },
  {
    path: '/workspaces/:workspaceId/pages',
    signedIn: true,
    parts: [...inWorkspace, 'src/features/pages/pages-screen.tsx'],
    most: { bytes: 260_000, requests: 15 },
  },
  {
    path: '/workspaces/:workspaceId/media',
    signedIn: true,
    parts: [...inWorkspace, 'src/features/media/media-screen.tsx'],
    most: { bytes: 270_000, requests: 15 },
  },
  {
    path: '/workspaces/:workspaceId/pages/:pageId',
    signedIn: true,
    parts: [...inWorkspace, 'editor'],
    most: { bytes: 280_000, requests: 15 },
  },
  {
    path: '/workspaces/:workspaceId/pages/:pageId',
    signedIn: true,
    showsPreview: true,
    parts: [...inWorkspace, 'editor', 'src/preview/preview-pane.tsx'],
    most: { bytes: 290_000, requests: 17 },
  },
];

/** The name of a visit in reports. */
export function nameOfVisit({ path: address, showsPreview = false }: Visit): string {
  return showsPreview ? `${address} with its preview` : address;
}

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** Vite's manifest of a build: which sources are in each file, and which other files it imports at once or on demand. */
export type Manifest = Readonly<Record<string, Chunk>>;

export function readManifest(client: string): Manifest {
  return JSON.parse(fs.readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** Every script of a visit, by its path in the client: those in `public`, the parts, and everything they import. */
export function scriptsOf(manifest: Manifest, { parts }: Visit): readonly string[] {
  const files = new Set<string>(classicScripts);
  const add = (chunk: Chunk | undefined, sought: string) => {
    if (chunk === undefined) throw new Error(`The build has no separate ${sought}.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const name of chunk.imports ?? []) add(manifest[name], name);
  };
  for (const part of parts)
    add(manifest[part] ?? Object.values(manifest).find(({ name }) => name === part), part);
  return [...files].toSorted();
}

/** Scripts of `public` that `index.html` names itself. */
const classicScripts = ['colour-mode.js'];

/**
 * The longest chain of script requests of a visit: a file is requested when the first file that imports it or preloads it has
 * arrived; the first are those that `index.html` names.
 */
export function scriptChain(client: string, files: readonly string[]): number {
  const read = (file: string) => fs.readFileSync(path.join(client, file), 'utf8');
  const html = read('index.html');
  const steps = new Map(files.filter((file) => html.includes(`"/${file}"`)).map((file) => [file, 1]));
  for (const [file, step] of steps) {
    for (const next of requestedBy(read(file), files)) if (!steps.has(next)) steps.set(next, step + 1);
  }
  const unreached = files.filter((file) => !steps.has(file));
  if (unreached.length > 0) throw new Error(`Nothing requests ${unreached.join(', ')}.`);
  return Math.max(...steps.values());
}

/** The files of a visit that a built file requests: its imports, and the files that Vite preloads with dynamic ones. */
function requestedBy(code: string, files: readonly string[]): readonly string[] {
  const listed = JSON.parse(/m\.f=(\[[^\]]*\])/.exec(code)?.[1] ?? '[]') as readonly string[];
  const found: string[] = [];
  for (const [, name = '', preloaded = ''] of code.matchAll(importPattern)) {
    const file = `assets/${name}`;
    const together = preloaded === '' ? [] : preloaded.split(',').map((index) => listed[Number(index)] ?? '');
    if (files.includes(file)) found.push(file, ...together.filter((one) => files.includes(one)));
  }
  return found;
}

/** An import of a built file and, if it is made on demand, the numbers of the files that are preloaded with it. */
const importPattern =
  /(?:from|import\(?)["'`]\.\/([^"'`]+)["'`](?:\)(?:(?!import\()[^])*?__vite__mapDeps\(\[([\d,]*)\]\))?/g;
