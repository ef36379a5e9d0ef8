import fs from 'node:fs';
import path from 'node:path';
import { freePort } from '../../tools/free-port.ts';
import { type Daemon, startDaemon } from './daemon.ts';
import { send } from './steady-clients.ts';

/** An nginx in front of two servers. */
export interface Nginx extends Daemon {
  readonly url: string;
}

const example = path.resolve(import.meta.dirname, '../../deploy/nginx.conf.template');

/** Starts nginx with the documented configuration for servers on these ports. */
export async function startNginx(first: number, second: number): Promise<Nginx> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const values: Readonly<Record<string, string>> = {
    OCTAVO_FIRST: `127.0.0.1:${first}`,
    OCTAVO_SECOND: `127.0.0.1:${second}`,
    OCTAVO_LISTEN: `127.0.0.1:${port}`,
    OCTAVO_SERVER_NAME: 'localhost 127.0.0.1',
  };
  const daemon = await startDaemon({
    program: 'nginx',
    debianPackage: 'nginx-light',
    files: (folder) => ({
      'octavo.conf': fs
        .readFileSync(example, 'utf8')
        .replaceAll(/\$\{(\w+)\}/g, (_all, name: string) => values[name] ?? ''),
      'nginx.conf': [
        'daemon off;',
        'worker_processes 2;',
        `pid ${folder}/pid;`,
        'error_log stderr warn;',
        'events {}',
        'http {',
        '  access_log off;',
        ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
          (kind) => `  ${kind}_temp_path ${folder}/${kind};`,
        ),
        '  include octavo.conf;',
        '}',
        '',
      ].join('\n'),
    }),
    args: (folder) => ['-e', 'stderr', '-p', folder, '-c', `${folder}/nginx.conf`],
    isReady: async () => (await send(`${url}/api/system/ping/`)).result === 200,
  });
  return { ...daemon, url };
}
