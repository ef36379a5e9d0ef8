import path from 'node:path';
import { adminAccount, editorAccount } from '../../support/real-server.ts';
import type { TemporaryProject } from './temporary-project.ts';

/** The settings for the server of a temporary project: data next to it, and accounts that may sign in. */
export function serverSettings({ around }: TemporaryProject, port: number): Readonly<Record<string, string>> {
  return {
    PORT: String(port),
    OCTAVO_DATA_DIR: path.join(around, 'data'),
    OCTAVO_DEMO: '1',
    OCTAVO_DEMO_PASSWORD: editorAccount.password,
    OCTAVO_ADMIN_PASSWORD: adminAccount.password,
    OCTAVO_RATE_LIMIT_SCALE: '1000',
    LOG_LEVEL: 'warn',
  };
}
