import { check } from './check.ts';
import type { Command } from './command.ts';
import { backup } from './backup/backup.ts';
import { restore } from './backup/restore.ts';
import { config } from './config.ts';
import { createAdmin } from './create-admin.ts';
import { modelsDiff } from './models/diff.ts';
import { modelsPull } from './models/pull.ts';
import { modelsPush } from './models/push.ts';
import { typegen } from './typegen/typegen.ts';
import { dbCopy } from './db-copy.ts';
import { resetPassword } from './reset-password.ts';
import { rotateSecret } from './rotate-secret.ts';

/** Every command, in the order of the help. */
export const allCommands: readonly Command[] = [
  check,
  backup,
  restore,
  createAdmin,
  resetPassword,
  rotateSecret,
  dbCopy,
  typegen,
  modelsPull,
  modelsDiff,
  modelsPush,
  config,
];
