import { ConfigError, readNumber, type ReadVariable } from '../environment.ts';

/** Existing content above a limit stays and may shrink. */
export interface Bounds {
  /** Bytes of the stored data of all blocks of a page. */
  readonly pageBytes: number;
  /** Bytes of the stored data of all components of a workspace. */
  readonly componentBytes: number;
  /** Pages of a workspace. */
  readonly pages: number;
  /** Blocks of all pages of a workspace. */
  readonly blocks: number;
  /** Bytes of all images of a workspace. */
  readonly mediaBytes: number;
  /** Bytes of all history and published versions of a workspace. */
  readonly historyBytes: number;
  /** Bytes of all form submissions to a workspace. */
  readonly submissionBytes: number;
  /** Workspaces of a user. */
  readonly workspaces: number;
}

export interface Retention {
  /** Days for which every former state of a record is kept. */
  readonly historyDays: number;
  /** Number of newest former states of a record that are kept longer. */
  readonly historyStates: number;
  /** Days for which a mail written to a file is kept. */
  readonly outboxDays: number;
}

const mebibyte = 1024 * 1024;

/** Maximum megabytes of content that is read as one text, and of everything else. */
const most = { content: 256, stored: 1_000_000_000 };

/** Reads `OCTAVO_MAX_PAGE_MB` and the other storage limits. */
export function readBounds(read: ReadVariable): Bounds {
  const megabytes = (name: string, max: number) => {
    const amount = readNumber(read, name, 'a number above 0', (n) => n > 0);
    return Math.round(atMost(max, name, amount) * mebibyte);
  };
  return {
    pageBytes: megabytes('OCTAVO_MAX_PAGE_MB', most.content),
    componentBytes: megabytes('OCTAVO_MAX_COMPONENTS_MB', most.content),
    pages: readCount(read, 'OCTAVO_MAX_PAGES'),
    blocks: readCount(read, 'OCTAVO_MAX_BLOCKS'),
    mediaBytes: megabytes('OCTAVO_MAX_MEDIA_MB', most.stored),
    historyBytes: megabytes('OCTAVO_MAX_HISTORY_MB', most.stored),
    submissionBytes: megabytes('OCTAVO_MAX_INQUIRIES_MB', most.stored),
    workspaces: readCount(read, 'OCTAVO_MAX_WORKSPACES'),
  };
}

/** Reads `OCTAVO_KEEP_HISTORY_DAYS` and the other retention limits. */
export function readRetention(read: ReadVariable): Retention {
  return {
    historyDays: readCount(read, 'OCTAVO_KEEP_HISTORY_DAYS', mostDays),
    historyStates: readCount(read, 'OCTAVO_KEEP_HISTORY_STATES'),
    outboxDays: readCount(read, 'OCTAVO_KEEP_OUTBOX_DAYS', mostDays),
  };
}

/** A hundred years, within the range of dates. */
const mostDays = 36_500;

function readCount(read: ReadVariable, name: string, max = 1_000_000_000): number {
  const isCount = (n: number) => Number.isInteger(n) && n > 0;
  return atMost(max, name, readNumber(read, name, 'a whole number above 0', isCount));
}

function atMost(max: number, name: string, value: number): number {
  if (value > max) throw new ConfigError(`${name} must be at most ${max}.`);
  return value;
}
