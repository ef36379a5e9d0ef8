import { check } from './check.ts';
import type { Command } from './command.ts';
import { createAdmin } from './create-admin.ts';
import { resetPassword } from './reset-password.ts';
import { rotateSecret } from './rotate-secret.ts';
import { startOver } from './start-over.ts';

/** Every command, in the order of the help. */
export const allCommands: readonly Command[] = [check, createAdmin, resetPassword, rotateSecret, startOver];
