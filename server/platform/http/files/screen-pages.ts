import fs from 'node:fs';
import path from 'node:path';
import { screenPattern } from '../../../../shared/screen-paths.ts';
import { brandPage } from '../../brand/brand-page.ts';
import type { Brand } from '../../brand/read-brand.ts';
import { prepareAnswer, type PreparedAnswer } from '../../prepared-answer.ts';
import { type FirstFiles, firstFilesName } from './first-files.ts';

/** The page for an address, which differs by the session only in the files that it names. */
export type ScreenPages = (pathname: string, cookies: string | undefined) => PreparedAnswer;

/** Reads `index.html` with the brand, and adds to it the files of each screen. */
export function readScreenPages(folder: string, brand: Brand): ScreenPages {
  const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
  const html = brandPage(read('index.html'), brand);
  const prepared = new Map<string, PreparedAnswer>();
  function pageWith(files: readonly string[]): PreparedAnswer {
    const links = files.map(linkTo).join('');
    const known = prepared.get(links);
    if (known !== undefined) return known;
    const page = prepareAnswer(
      html.replace('</head>', () => `${links}</head>`),
      'text/html; charset=utf-8',
    );
    prepared.set(links, page);
    return page;
  }
  const screens = (JSON.parse(read(firstFilesName)) as readonly FirstFiles[]).map(
    ({ path: screen, guest, signedIn }) => ({
      pattern: screen === undefined ? /^/ : screenPattern(screen),
      guest: pageWith(guest),
      signedIn: pageWith(signedIn),
    }),
  );
  return (pathname, cookies) => {
    const found = screens.find(({ pattern }) => pattern.test(pathname));
    if (found === undefined) return pageWith([]);
    return hasToken.test(cookies ?? '') ? found.signedIn : found.guest;
  };
}

/** The client stores its session in this cookie. It does not authenticate here: it only tells which screen comes first. */
const hasToken = /(?:^|; ?)token=[^;]/;

function linkTo(file: string): string {
  const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  return `<link rel="${rel}" crossorigin href="/${file}">\n`;
}
