import { apiVersion } from '../../../shared/api-version.ts';
import { languages } from '../../../shared/languages.ts';
import type { CrashReport, Features, Ready } from '../../../shared/wire/system.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { presentCrash } from './crash-report.ts';
import { probeDatabase } from './repository.ts';

/**
 * Checks that the application works. Otherwise throws 503 with the state of each part. An unreachable mail server is
 * tolerated: mails wait, and taking this process out of service would not deliver them.
 */
export async function checkReady(context: Context): Promise<Ready> {
  const [database, storage, mail] = await Promise.all([
    stateOf(context, 'database', probeDatabase(context.db)),
    stateOf(context, 'storage', context.files.check()),
    context.mailing.health.state(),
  ]);
  const changes = context.changes.lost ? 'down' : 'ok';
  const server = context.stopping.aborted ? 'stopping' : 'ok';
  if (database !== 'ok' || storage !== 'ok' || changes !== 'ok' || server !== 'ok')
    throw new ServiceError('unavailable', { extra: { database, storage, mail, changes, server } });
  return { status: 'ok', database, storage, mail, changes, server };
}

export function readFeatures({ config }: Context): Features {
  const { captcha, social } = config;
  return {
    captcha: { provider: captcha.provider, site_key: captcha.siteKey ?? null },
    social: { google: social.google !== undefined, github: social.github !== undefined },
    registration: true,
    languages: [...languages],
    version: apiVersion,
  };
}

/** Logs a crash report from the browser, with the version of the server, which the browser does not know. */
export function noteCrash({ log, version }: Context, report: CrashReport): void {
  log.warn({ browser: presentCrash(report), version }, 'a browser reported a crash');
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
