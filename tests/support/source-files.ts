import fs from 'node:fs';
import path from 'node:path';

/** The project's folder. */
export const projectRoot = path.resolve(import.meta.dirname, '../..');

/** A source file: its path inside the project, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Every TypeScript file in these parts of the project. */
export function sourceFiles(...places: readonly string[]): readonly SourceFile[] {
  return places
    .flatMap((place) => listFiles(path.join(projectRoot, place)))
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
    .map((file) => ({
      path: path.relative(projectRoot, file).replaceAll(path.sep, '/'),
      text: fs.readFileSync(file, 'utf8'),
    }));
}

/** The names of the folders in a part of the project. */
export function foldersIn(place: string): readonly string[] {
  return fs
    .readdirSync(path.join(projectRoot, place), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

function listFiles(place: string): readonly string[] {
  if (fs.statSync(place).isFile()) return [place];
  return fs
    .readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
