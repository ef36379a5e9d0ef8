import type { AccessLine } from './access-line.ts';
import { accountLines } from './account-lines.ts';
import { contentLines } from './content-lines.ts';
import { openLines } from './open-lines.ts';
import { siteLines } from './site-lines.ts';

/** ApiKey rights: every route of the server, with the answer to each role. */
export const accessMatrix: readonly AccessLine[] = [
  ...openLines,
  ...accountLines,
  ...siteLines,
  ...contentLines,
];
