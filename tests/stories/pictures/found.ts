import fs from 'node:fs/promises';
import path from 'node:path';
import type { Story } from '../story-index.ts';
import type { View } from '../story-tab.ts';
import { accept, nameOf, write } from './accepted.ts';
import type { Finding } from './check-picture.ts';
import { decode } from './picture.ts';
import { type Found, reportPage, type Side } from './report-page.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The folder for a run's findings; git ignores it. */
const folder = path.join(root, '.cache', 'pictures');
const page = path.join(folder, 'index.html');
const list = path.join(folder, 'found.json');

/** The findings of one run. Pictures are written to files at once, because there may be a thousand. */
export class FoundPictures {
  readonly #found: Found[] = [];

  /** Deletes the findings of the last run. */
  static async begin(): Promise<FoundPictures> {
    await fs.rm(folder, { recursive: true, force: true });
    return new FoundPictures();
  }

  /** Records a finding and returns the message for it; undefined if the picture is the accepted one. */
  async keep({ id, title, name }: Story, view: View, finding: Finding): Promise<string | undefined> {
    if (finding.kind === 'same') return undefined;
    const { kind } = finding;
    const pixels = kind === 'new' ? 0 : finding.pixels;
    this.#found.push({ id, story: `${title}: ${name}`, view, kind, pixels });
    await write(fileOf('after', id, view), finding.after);
    if (kind === 'changed') {
      await write(fileOf('before', id, view), finding.before);
      await write(fileOf('difference', id, view), finding.difference);
    }
    const where = `at ${view.width} px in ${view.mode} colours`;
    const what =
      kind === 'new' ? `No picture is accepted ${where}` : `Looks different ${where}, in ${pixels} pixels`;
    return `${what}. See ${path.relative(root, page)}; to accept it: npm run stories:accept -- ${id}`;
  }

  /** Writes the page that shows the differences. Returns its path; undefined if nothing differs. */
  async write(release: string): Promise<string | undefined> {
    if (this.#found.length === 0) return undefined;
    await fs.writeFile(list, JSON.stringify(this.#found));
    await fs.writeFile(page, await reportPage(this.#found, release, readFound));
    return page;
  }
}

function fileOf(side: Side, id: string, view: View): string {
  return path.join(folder, side, id, `${nameOf(view)}.webp`);
}

function readFound(side: Side, id: string, view: View): Promise<Buffer> {
  return fs.readFile(fileOf(side, id, view));
}

/** The findings of the last run; undefined if there were none. */
export async function lastFound(): Promise<readonly Found[] | undefined> {
  const text = await fs.readFile(list, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Found[]);
}

/** Accepts the picture of a story from the last run. */
export async function acceptFound({ id, view }: Found): Promise<void> {
  await accept(id, view, await decode(await readFound('after', id, view)));
}
