import fs from 'node:fs';
import path from 'node:path';

/** The first visit to a screen: which parts the application fetches by itself until it stands. */
export interface Visit {
  readonly path: string;
  readonly signedIn: boolean;
  /** Parts by their source, or by the name of the group in `vite.config.ts` that they are in; what they import comes along. */
  readonly parts: readonly string[];
  /** Whether its size is held to the limit. */
  readonly limited: boolean;
}

const application = ['entry', 'main'];
const footer = 'src/app/frame/site-footer.tsx';

/** `tests/e2e/first-load.test.ts` holds the parts against what a browser asks for. */
export const firstVisits: readonly Visit[] = [
  {
    path: '/',
    signedIn: false,
    parts: [...application, footer, 'src/app/landing-screen.tsx'],
    limited: false,
  },
  {
    path: '/auth',
    signedIn: false,
    parts: [...application, footer, 'src/features/auth/sign-in-screen.tsx'],
    limited: true,
  },
  {
    path: '/workspaces',
    signedIn: true,
    parts: [...application, 'signed-in', 'src/features/workspaces/workspaces-screen.tsx'],
    limited: true,
  },
];

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}

/** Vite's own account of a build: which file is made of what, and which others it imports. */
export type Manifest = Readonly<Record<string, Chunk>>;

export function readManifest(client: string): Manifest {
  return JSON.parse(fs.readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** Every script of a visit, by its path in the client: those of `public`, the parts, and all that these import. */
export function scriptsOf(manifest: Manifest, { parts }: Visit): readonly string[] {
  const files = new Set<string>(classicScripts);
  const add = (chunk: Chunk | undefined, sought: string) => {
    if (chunk === undefined) throw new Error(`The build has no ${sought} of its own.`);
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
