import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Files that do not go into the client. */
const testsAndNotes = /\.(test|stories)\.tsx?$|\.md$/;

/** One hash over the names and contents of these files and folders, minus exceptions, and over a text from the caller. */
export function hashFiles(places: readonly string[], text: string, leftOut = testsAndNotes): string {
  const hash = createHash('sha256').update(text);
  const files = places.flatMap((place) => listFiles(place, leftOut));
  for (const file of files) hash.update(`\0${file}\0`).update(fs.readFileSync(file));
  return hash.digest('hex');
}

function listFiles(place: string, leftOut: RegExp): string[] {
  if (!fs.existsSync(place)) return [];
  if (fs.statSync(place).isFile()) return [place];
  return fs
    .readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !leftOut.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}
