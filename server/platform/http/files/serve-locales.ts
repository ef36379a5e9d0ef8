import fs from 'node:fs/promises';
import path from 'node:path';
import { isLanguage } from '../../../../shared/languages.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { weakTag } from './weak-tag.ts';
import type { App } from '../routes/app-types.ts';
import { hidden } from '../routes/hidden.ts';

const namespaces = ['translation', 'fields', 'library', 'errors', 'support', 'builder', 'site', 'samples'];

interface Words {
  readonly changedAt: number;
  readonly text: string;
  readonly etag: string;
}

/** `GET /locales/{lng}/{ns}.json`: only known names are looked up. */
export function serveLocales(app: App, folder: string): void {
  const kept = new Map<string, Words>();
  const read = async (file: string): Promise<Words> => {
    const { mtimeMs: changedAt } = await fs.stat(file);
    const known = kept.get(file);
    if (known?.changedAt === changedAt) return known;
    const text = await fs.readFile(file, 'utf8');
    const words = { changedAt, text, etag: weakTag(text) };
    kept.set(file, words);
    return words;
  };

  const url = '/locales/:lng/:file';
  app.get<{ Params: { lng: string; file: string } }>(url, hidden(), async (request, reply) => {
    const { lng, file } = request.params;
    if (!isLanguage(lng) || !namespaces.some((namespace) => file === `${namespace}.json`))
      throw new ServiceError('not_found');
    const { text, etag } = await read(path.join(folder, lng, file));
    void reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });
}
