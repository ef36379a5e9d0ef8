import { readNumber } from './config-number.ts';
import type { ReadVariable } from './config-services.ts';

/** How much a page and a workspace may hold. What is already stored above a bound stays and may get smaller. */
export interface Bounds {
  /** Bytes of the stored data of all blocks of a page. */
  readonly pageBytes: number;
  /** Bytes of the stored data of all components of a workspace. */
  readonly componentBytes: number;
  /** Pages of a workspace. */
  readonly pages: number;
  /** Blocks of all pages of a workspace. */
  readonly blocks: number;
  /** Bytes of all pictures of a workspace. */
  readonly mediaBytes: number;
}

/** Which old things are kept. */
export interface Keeping {
  /** Every former state of a record is kept for this many days. */
  readonly historyDays: number;
  /** How many former states of a record are kept longer than that, the newest ones. */
  readonly historyStates: number;
  /** How many days a mail that was written to a file is kept. */
  readonly outboxDays: number;
}

const mebibyte = 1024 * 1024;

/** `OCTAVO_MAX_PAGE_MB` and the other limits of what is stored. */
export function readBounds(read: ReadVariable): Bounds {
  const megabytes = (name: string, byDefault: string) =>
    Math.round(readNumber(read(name) ?? byDefault, name, 'a number above 0', (n) => n > 0) * mebibyte);
  const count = (name: string, byDefault: string) =>
    readNumber(read(name) ?? byDefault, name, 'a whole number above 0', isCount);
  return {
    pageBytes: megabytes('OCTAVO_MAX_PAGE_MB', '2'),
    componentBytes: megabytes('OCTAVO_MAX_COMPONENTS_MB', '2'),
    pages: count('OCTAVO_MAX_PAGES', '20000'),
    blocks: count('OCTAVO_MAX_BLOCKS', '500000'),
    mediaBytes: megabytes('OCTAVO_MAX_MEDIA_MB', '20480'),
  };
}

/** `OCTAVO_KEEP_HISTORY_DAYS` and the other limits of how long things are kept. */
export function readKeeping(read: ReadVariable): Keeping {
  const count = (name: string, byDefault: string) =>
    readNumber(read(name) ?? byDefault, name, 'a whole number above 0', isCount);
  return {
    historyDays: count('OCTAVO_KEEP_HISTORY_DAYS', '30'),
    historyStates: count('OCTAVO_KEEP_HISTORY_STATES', '20'),
    outboxDays: count('OCTAVO_KEEP_OUTBOX_DAYS', '30'),
  };
}

function isCount(n: number): boolean {
  return Number.isSafeInteger(n) && n > 0;
}
