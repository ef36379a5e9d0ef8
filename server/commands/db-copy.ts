import path from 'node:path';
import { fillPostgres } from '../platform/database/copy-database.ts';
import { openDatabase } from '../platform/database/database.ts';
import { describeUnavailable } from '../platform/database/errors.ts';
import { CommandFailure, UsageError, type Command } from './command.ts';

export const dbCopy: Command = {
  name: 'db copy',
  summary: 'copy the SQLite database into an empty PostgreSQL database',
  description: [
    'Copies every row and then counts both sides, all or nothing: if it is interrupted, the PostgreSQL database',
    'stays empty. The SQLite database, the images and the secret stay where they are.',
  ],
  server: 'must be stopped',
  options: {
    to: {
      value: 'address',
      meaning: 'the empty database, postgres://user:password@host/name',
      required: true,
    },
  },
  long: true,
  async run(context) {
    const { config } = context;
    const databaseUrl = context.value('to') ?? '';
    if (!/^postgres(ql)?:\/\//.test(databaseUrl) || !URL.canParse(databaseUrl))
      throw new UsageError('--to must be an address that starts with postgres://.');
    if (config.databaseUrl !== undefined)
      throw new CommandFailure(
        'DATABASE_URL is set, so this installation does not use SQLite; unset it to copy.',
      );
    const source = await context.openDatabase();
    const target = openDatabase({ databaseUrl, dataDir: config.dataDir }, { unhurried: true });
    context.onClose(() => target.close());
    const rows = await fillPostgres(source, { database: target, replace: false }, context.progress).catch(
      (error: unknown) => {
        // Names the option instead of the variable of the server.
        const sentence = describeUnavailable(error)?.replaceAll('DATABASE_URL', '--to');
        throw sentence === undefined ? error : new CommandFailure(sentence);
      },
    );
    const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
    const secret =
      config.secret === undefined
        ? `OCTAVO_SECRET to the line in ${path.join(config.dataDir, 'secret')}`
        : 'leave OCTAVO_SECRET as it is';
    return {
      data: { rows },
      lines: [
        `Copied ${all} rows in ${Object.keys(rows).length} tables.`,
        `Now set DATABASE_URL to this address, and ${secret}.`,
        `Images stay in ${config.s3 === undefined ? path.join(config.dataDir, 'media') : 'S3'}: keep these settings.`,
      ],
    };
  },
};
