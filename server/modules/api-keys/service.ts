import type { ApiKey, ApiKeyInput, ApiKeyPatch } from '../../../shared/wire/api-keys.ts';
import { timestamp } from '../../platform/clock.ts';
import type { Context, Dependencies, UserActor } from '../../platform/context.ts';
import { inBatches } from '../../platform/database/in-batches.ts';
import type { Db } from '../../platform/database/database.ts';
import { isForeignKeyViolation } from '../../platform/database/errors.ts';
import type { Changes } from '../../platform/database/records.ts';
import type { ApiKeyRow } from '../../platform/database/schema.ts';
import { rejectOtherValues } from '../../platform/errors/fixed-members.ts';
import { newId } from '../../platform/ids.ts';
import { fieldError, requireFound, requireLine } from '../../platform/errors/service-error.ts';
import { readCipher, type Rekeying, type Secrets } from '../../platform/security/secrets.ts';
import { newToken } from '../../platform/security/tokens.ts';
import { presentList, type Window } from '../../platform/database/window.ts';
import { requireWorkspace, requireWorkspaceField } from '../workspaces/service.ts';
import { normalizeOrigin } from './origin.ts';
import * as rows from './repository.ts';

/** Rows per batch when reading all of them. */
const batch = 500;

/** Lists the API tokens of a workspace with masked keys. */
export async function listApiKeys(context: Context<UserActor>, query: { workspace: string; window: Window }) {
  await requireWorkspace(context, query.workspace);
  return presentList(await rows.listApiKeys(context.db, query.workspace, query.window), mask);
}

/** Returns one API token with its full key. */
export async function getApiKey(context: Context<UserActor>, id: string): Promise<ApiKey> {
  return reveal(context, await requireApiKey(context, id));
}

export async function createApiKey(context: Context<UserActor>, input: ApiKeyInput): Promise<ApiKey> {
  const origins = readOrigins(input.allowed_origins ?? []);
  const title = requireLine('title', input.title);
  const { id: workspace } = await requireWorkspaceField(context, input.workspace);
  const id = newId();
  const row: ApiKeyRow = {
    id,
    workspace,
    title,
    description: input.description ?? '',
    allowed_origins: JSON.stringify(origins),
    ...newKey(context, id),
    created_at: timestamp(context.clock),
    last_used_at: null,
  };
  try {
    await rows.insertApiKey(context.db, row);
  } catch (error) {
    // The workspace was deleted in the meantime.
    throw isForeignKeyViolation(error) ? fieldError('workspace', 'invalid_id') : error;
  }
  return reveal(context, row);
}

/** Changes a token; its key stays masked. */
export async function updateApiKey(
  context: Context<UserActor>,
  id: string,
  patch: ApiKeyPatch,
): Promise<ApiKey> {
  const changed = await change(context, id, (stored) => {
    rejectOtherValues(patch, stored, ['workspace']);
    const origins = patch.allowed_origins && JSON.stringify(readOrigins(patch.allowed_origins));
    return {
      title: patch.title === undefined ? undefined : requireLine('title', patch.title),
      description: patch.description,
      allowed_origins: origins,
    };
  });
  return mask(changed);
}

/** Gives the token a new key; the old one stops working at once. */
export async function rotateApiKey(context: Context<UserActor>, id: string): Promise<ApiKey> {
  return reveal(context, await change(context, id, () => ({ ...newKey(context, id), last_used_at: null })));
}

/** Revokes the token: its key stops working at once. */
export async function deleteApiKey(context: Context<UserActor>, id: string): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const { workspace } = await requireApiKey({ ...context, db: tx }, id);
    await rows.deleteApiKeyRow(tx, workspace, id);
  });
}

/** Whether the key of an API token can be revealed and matches its hash. */
export function isKeyWhole(
  secrets: Secrets,
  row: Pick<ApiKeyRow, 'id' | 'key_cipher' | 'key_hash'>,
): boolean {
  const key = readCipher(secrets, row.key_cipher, row.id);
  return key !== undefined && secrets.keyedHash(key) === row.key_hash;
}

/** Whether the keys of the API tokens were encrypted with these secrets. Checks one; true without tokens. */
export async function areKeysReadable(db: Db, secrets: Secrets): Promise<boolean> {
  const [row] = await rows.selectApiKeysAfter(db, '', 1);
  return row === undefined || readCipher(secrets, row.key_cipher, row.id) !== undefined;
}

/**
 * Encrypts the key of every API token with the new secret; if the old one is lost, each gets a new key. Returns their
 * number. An unreadable key stays unchanged.
 */
export async function rekeyApiKeys(tx: Db, { from, to }: Rekeying): Promise<number> {
  return inBatches(
    (last: ApiKeyRow | undefined) => rows.selectApiKeysAfter(tx, last?.id ?? '', batch),
    async (row) => {
      const key = from === undefined ? newKeyText() : readCipher(from, row.key_cipher, row.id);
      if (key !== undefined) await rows.updateApiKeyRow(tx, row, storedKey(to, row.id, key));
    },
  );
}

function change(
  context: Context<UserActor>,
  id: string,
  changesOf: (stored: ApiKeyRow) => Changes<ApiKeyRow>,
): Promise<ApiKeyRow> {
  return context.db.transaction().execute(async (tx) => {
    const row = await requireApiKey({ ...context, db: tx }, id);
    await rows.updateApiKeyRow(tx, row, changesOf(row));
    return requireApiKey({ ...context, db: tx }, id);
  });
}

async function requireApiKey(context: Context<UserActor>, id: string): Promise<ApiKeyRow> {
  return requireFound(await rows.selectApiKey(context.db, context.actor.id, id));
}

function newKey({ secrets }: Dependencies, id: string) {
  return storedKey(secrets, id, newKeyText());
}

/** Generates a key of 256 random bits. */
function newKeyText(): string {
  return `oct_${newToken()}`;
}

/** Stores the keyed hash for lookups, the cipher for revealing, and a hint for the mask. */
function storedKey(secrets: Secrets, id: string, key: string) {
  return { key_hash: secrets.keyedHash(key), key_cipher: secrets.encrypt(key, id), key_hint: key.slice(-4) };
}

function readOrigins(written: readonly string[]): readonly string[] {
  const origins = written.map((text, at) => {
    const origin = normalizeOrigin(text);
    if (origin === undefined) throw fieldError(['allowed_origins', at], 'invalid_origin', { origin: text });
    return origin;
  });
  return [...new Set(origins)];
}

function mask(row: ApiKeyRow): ApiKey {
  return toApiKey(row, `••••${row.key_hint}`);
}

function reveal(context: Context, row: ApiKeyRow): ApiKey {
  return toApiKey(row, context.secrets.decrypt(row.key_cipher, row.id));
}

function toApiKey(row: ApiKeyRow, api_key: string): ApiKey {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    allowed_origins: JSON.parse(row.allowed_origins) as string[],
    workspace: row.workspace,
    api_key,
    created_at: row.created_at,
    last_used_at: row.last_used_at,
  };
}
