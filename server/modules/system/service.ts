import { sql } from 'kysely';
import { languages } from '../../../src/shared/languages.ts';
import type { Features } from '../../../src/shared/wire/accounts.ts';
import type { CrashReport, Ready } from '../../../src/shared/wire/system.ts';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';

/** Whether the application can do its work. Throws 503 with the state of each part when it cannot. */
export async function checkReady(context: Context): Promise<Ready> {
  const [database, storage] = await Promise.all([
    stateOf(context, 'database', sql`select 1`.execute(context.db)),
    stateOf(context, 'storage', context.files.check()),
  ]);
  if (database !== 'ok' || storage !== 'ok')
    throw new Refusal('unavailable', { extra: { database, storage } });
  return { status: 'ok', database, storage };
}

/** What this installation offers; what it does not offer yet is false. */
export function readFeatures(context: Context): Features {
  return {
    captcha: { provider: 'altcha', site_key: null },
    social: { google: false, github: false },
    registration: false,
    languages: [...languages],
    version: context.version,
  };
}

/** Keeps a crash report of the browser in the log. It is a stranger's text: cut, and never more than a record. */
export function noteCrash(context: Context, report: CrashReport): void {
  const browser = {
    message: report.message.slice(0, 1000),
    stack: report.stack?.slice(0, 8000),
    url: report.url?.slice(0, 500),
    release: report.release?.slice(0, 100),
  };
  context.log.warn({ browser }, 'a browser reported a crash');
}

async function stateOf(context: Context, part: string, attempt: Promise<unknown>): Promise<'ok' | 'down'> {
  try {
    await attempt;
    return 'ok';
  } catch (error) {
    context.log.error({ err: error }, `${part} is down`);
    return 'down';
  }
}
