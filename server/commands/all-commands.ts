import type { Command } from './command.ts';
import { backup } from './backup/backup.ts';
import { restore } from './backup/restore.ts';
import { config } from './config.ts';
import { createAdmin } from './create-admin.ts';
import { dbCopy } from './db-copy.ts';
import { resetPassword } from './reset-password.ts';

/** Every command, in the order of the help. */
export const allCommands: readonly Command[] = [backup, restore, createAdmin, resetPassword, dbCopy, config];
