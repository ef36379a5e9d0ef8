import path from 'node:path';
import type { Config } from '../../config/config.ts';
import type { FileStore } from './file-store.ts';
import { createLocalFileStore } from './local-file-store.ts';

/** The S3 client is loaded only if it is used. */
export async function openFileStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<FileStore> {
  if (s3 === undefined) return createLocalFileStore(path.join(dataDir, 'media'));
  const { createS3FileStore } = await import('./s3-file-store.ts');
  return createS3FileStore(s3);
}
