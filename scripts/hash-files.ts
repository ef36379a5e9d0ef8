import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** One hash over the names and contents of these files and folders, tests left out, and over a text of the caller's. */
export function hashFiles(places: readonly string[], text: string): string {
  const hash = createHash('sha256').update(text);
  for (const file of places.flatMap(listFiles)) hash.update(`\0${file}\0`).update(fs.readFileSync(file));
  return hash.digest('hex');
}

function listFiles(place: string): string[] {
  if (!fs.existsSync(place)) return [];
  if (fs.statSync(place).isFile()) return [place];
  return fs
    .readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test|stories)\.tsx?$|\.md$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}
