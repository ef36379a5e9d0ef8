import type { RemoteRequest, RemoteServer } from '../remote/remote-server.ts';
import type { Change } from './find-changes.ts';
import type { ModelFile } from './model-file.ts';

interface Write extends RemoteRequest {
  readonly path: string;
}

const url = '/api/block-content-models/';

/** The request that makes a block type match its file, besides its plan. */
export function writeOf({ remote, local }: Pick<Change, 'remote' | 'local'>): Write {
  const { id = '', revision = 0 } = remote?.model ?? {};
  if (local === undefined) return { path: `${url}${id}/`, method: 'DELETE', revision };
  const body = { ...blanksOf(remote?.file, local.file), ...local.model };
  if (remote === undefined) return { path: url, method: 'POST', body };
  return { path: `${url}${id}/`, method: 'PATCH', body, revision };
}

/** Asks whether a write would be rejected. */
export async function tryWrite(server: RemoteServer, { path, ...request }: Write): Promise<void> {
  await server.call(`${path}?dry_run=1`, request);
}

/** Empties members that the server has and the file leaves out. */
function blanksOf(was: ModelFile | undefined, now: ModelFile): object {
  const dropped = Object.entries(was ?? {}).filter(([name]) => now[name] === undefined);
  return Object.fromEntries(
    dropped.map(([name, value]) => {
      if (typeof value !== 'object') return [name, false];
      return [name, Array.isArray(value) ? [] : {}];
    }),
  );
}
