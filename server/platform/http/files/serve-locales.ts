import fs from 'node:fs/promises';
import path from 'node:path';
import { isLanguage } from '../../../../shared/languages.ts';
import { prepareAnswer, type PreparedAnswer } from '../../prepared-answer.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { App } from '../routes/app-types.ts';
import { hidden } from '../routes/hidden.ts';
import { sendPrepared } from './send-prepared.ts';

const namespaces = ['translation', 'fields', 'library', 'errors', 'support', 'builder', 'site', 'samples'];

interface Served {
  readonly changedAt: number;
  readonly answer: PreparedAnswer;
}

/** `GET /locales/{lng}/{ns}.json`: only known names are looked up. */
export function serveLocales(app: App, folder: string): void {
  const kept = new Map<string, Served>();
  const read = async (file: string): Promise<PreparedAnswer> => {
    const { mtimeMs: changedAt } = await fs.stat(file);
    const known = kept.get(file);
    if (known?.changedAt === changedAt) return known.answer;
    const answer = prepareAnswer(await fs.readFile(file), 'application/json; charset=utf-8');
    kept.set(file, { changedAt, answer });
    return answer;
  };

  const url = '/locales/:lng/:file';
  const options = { ...hidden(), compress: false } as const;
  app.get<{ Params: { lng: string; file: string } }>(url, options, async (request, reply) => {
    const { lng, file } = request.params;
    if (!isLanguage(lng) || !namespaces.some((namespace) => file === `${namespace}.json`))
      throw new ServiceError('not_found');
    void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
    return sendPrepared(request, reply, await read(path.join(folder, lng, file)));
  });
}
