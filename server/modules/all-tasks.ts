import type { BackgroundTask } from '../platform/background.ts';
import { sendMails } from './mails/send-mails.ts';
import { boundHistory, pruneHistory } from './expiry/history.ts';
import { pruneOutbox, removeExpired } from './expiry/remove-expired.ts';
import { pruneSpam } from './form-submissions/receive.ts';
import { removeDropped } from './removal/service.ts';
import { removeStrayFiles } from './files/service.ts';
import { finishPlans } from './plans/fill-plan.ts';
import { removeRetired } from './plans/remove-retired.ts';

export const allTasks: readonly BackgroundTask[] = Object.freeze([
  sendMails,
  removeExpired,
  removeDropped,
  finishPlans,
  removeRetired,
  removeStrayFiles,
  pruneHistory,
  boundHistory,
  pruneOutbox,
  pruneSpam,
]);
