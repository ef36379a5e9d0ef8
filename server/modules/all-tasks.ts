import type { BackgroundTask } from '../platform/background.ts';
import { sendMails } from './mails/send-mails.ts';
import { boundHistory } from './expiry/bound-history.ts';
import { pruneHistory } from './expiry/prune-history.ts';
import { pruneOutbox, removeExpired } from './expiry/remove-expired.ts';
import { pruneSpam } from './form-submissions/prune-spam.ts';
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
