import type { BackgroundTask } from '../platform/background.ts';
import { sendMails } from '../platform/mail/send-mails.ts';
import { removeExpired } from './expiry.ts';
import { removeStrayFiles } from './media/file-sweep.ts';

/** Everything that runs in the background of a serving process. */
export const allTasks: readonly BackgroundTask[] = Object.freeze([
  sendMails,
  removeExpired,
  removeStrayFiles,
]);
