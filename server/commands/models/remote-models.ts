import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { isFieldset } from '../../../content-model/complete-fields.ts';
import { isRecord } from '../../../shared/is-record.ts';
import type { LoginAnswer } from '../../../shared/wire/accounts.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { isSlug } from '../../../shared/slug.ts';
import { CommandFailure, type CommandContext } from '../command.ts';
import { addressOf, remoteServer, urlOption, type RemoteServer } from '../remote/remote-server.ts';
import { fileOf, textOf, type ModelFile } from './model-file.ts';
import { withIdsOf } from './with-ids-of.ts';
import { readLock, readModelFiles, type Lock, type StoredModel } from './model-files.ts';

/** Where all three commands look. */
export const modelsOptions = {
  ...urlOption,
  dir: { value: 'folder', meaning: 'where the files are; "models" by default' },
} as const;

/** For the help of all three. */
export const signInSentences = [
  'Signs in with the address in OCTAVO_EMAIL and the password in OCTAVO_PASSWORD, which must be those of an administrator, and',
  'signs out at the end. Create an account of its own for CI with create-admin.',
] as const;

export interface RemoteModel {
  readonly model: BlockContentModel;
  readonly file: ModelFile;
}

/** Both sides, and their last common state. */
export interface BothSides {
  readonly server: RemoteServer;
  readonly folder: string;
  /** By slug. */
  readonly remote: ReadonlyMap<string, RemoteModel>;
  readonly local: ReadonlyMap<string, StoredModel>;
  readonly lock: Lock;
}

/** Signs in and reads the block types of the server and of the folder. Only a pull creates a missing folder. */
export async function readBothSides(
  context: CommandContext,
  { mayBeMissing = false }: { readonly mayBeMissing?: boolean } = {},
): Promise<BothSides> {
  const folder = context.path(context.value('dir') ?? 'models');
  const local = mayBeMissing && !existsSync(folder) ? [] : await readModelFiles(folder);
  const server = await signIn(context);
  const models = await server.call<unknown>('/api/block-content-models/');
  if (!isModelList(models))
    throw new CommandFailure(
      `${server.address} answers with something other than block types. Nothing was changed.`,
    );
  const remote = new Map(models.map((model) => [model.slug, { model, file: fileOf(model) }]));
  return {
    ...{ server, folder, remote },
    local: new Map(local.map((stored) => [stored.slug, storedUnder(stored, remote.get(stored.slug)?.file)])),
    lock: await readLock(folder, server.address),
  };
}

/** A file with the server's ids of its fields. */
export function storedUnder(stored: StoredModel, there: ModelFile | undefined): StoredModel {
  if (there === undefined) return stored;
  return { ...stored, file: withIdsOf(stored.file, there) };
}

/** Slugs become names of files, so a server must not choose others. */
function isModelList(answer: unknown): answer is readonly BlockContentModel[] {
  return (
    Array.isArray(answer) &&
    answer.every(
      (model) =>
        isRecord(model) &&
        typeof model['slug'] === 'string' &&
        isSlug(model['slug']) &&
        isFieldset(model['content_model']),
    )
  );
}

/** Whether a block type was changed on the server since the last pull. */
export function hasMoved({ remote, lock }: BothSides, slug: string): boolean {
  const there = remote.get(slug);
  return lock[slug]?.digest !== (there && digestOf(there.file));
}

/** Equal for equivalent files. */
export function digestOf(file: ModelFile): string {
  return createHash('sha256').update(textOf(file)).digest('hex').slice(0, 16);
}

async function signIn(context: CommandContext): Promise<RemoteServer> {
  const { OCTAVO_EMAIL: email = '', OCTAVO_PASSWORD: password = '' } = context.env;
  if (email === '' || password === '')
    throw new CommandFailure('Set OCTAVO_EMAIL and OCTAVO_PASSWORD to the account of an administrator.');
  const address = addressOf(context);
  const { token } = await remoteServer(address, {}).call<LoginAnswer>('/api/auth/', {
    method: 'POST',
    body: { email, password },
  });
  const server = remoteServer(address, { authorization: `Token ${token}` });
  context.onClose(() =>
    server.call('/api/auth/', { method: 'DELETE' }).then(
      () => undefined,
      () => undefined,
    ),
  );
  return server;
}
