import process from 'node:process';
import { rotateSecret as rotate } from '../modules/secrets/service.ts';
import { rejectBusyPostgres } from '../platform/database/busy-postgres.ts';
import { dialectOf } from '../platform/database/dialect.ts';
import { rejectOutdatedDatabase } from '../platform/database/migrate.ts';
import { secretLength } from '../platform/security/secrets.ts';
import { CommandFailure, type Command } from './command.ts';

export const rotateSecret: Command = {
  name: 'secret rotate',
  summary: 'replace the secret of the installation',
  description: [
    'Encrypts everything that depends on the secret with a new one. API keys, sessions and waiting mails stay valid.',
    'A secret in the data folder is replaced by a new one, or by OCTAVO_NEW_SECRET. If the server has OCTAVO_SECRET,',
    'set it to the old secret and OCTAVO_NEW_SECRET to the new one, and start the server with the new one afterwards.',
    'With several processes or machines, stop all of them first.',
  ],
  server: 'must be stopped',
  options: { lost: { meaning: 'the old secret is lost: give every API token a new key' } },
  async run(context) {
    const to = context.env['OCTAVO_NEW_SECRET'] === '' ? undefined : context.env['OCTAVO_NEW_SECRET'];
    if (to !== undefined && to.length < secretLength)
      throw new CommandFailure(`OCTAVO_NEW_SECRET must have at least ${secretLength} characters.`);
    const lost = context.given('lost');
    // With PostgreSQL the settings must contain a secret, and only the new one exists.
    if (lost && to !== undefined && context.env['DATABASE_URL'] !== undefined)
      process.env['OCTAVO_SECRET'] ||= to;
    const database = await context.openDatabase();
    await rejectOutdatedDatabase(database.db);
    const requireAlone = dialectOf(database.db) === 'postgres' ? { requireAlone: rejectBusyPostgres } : {};
    const rotated = await rotate(context.config, database, { to, lost, ...requireAlone });
    const { keys, mails, answers } = rotated;
    const inFile = context.config.secret === undefined;
    return {
      data: rotated,
      lines: [
        lost
          ? `The secret is replaced, and ${keys} API tokens have new keys; their owners see them in the app.`
          : `The secret is replaced: ${keys} API keys, ${mails} mails and ${answers} stored answers are encrypted with the new one.`,
        inFile
          ? 'The new secret is in the data folder; add it to your backup.'
          : 'Start the server with the new one as OCTAVO_SECRET.',
      ],
    };
  },
};
