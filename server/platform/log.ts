import { pino, type DestinationStream, type Logger } from 'pino';
import { hideKeys } from './security/hide-keys.ts';

/** Creates the log of this process: JSON lines on standard output or to `destination`. Keys are removed. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: ['req.headers.authorization', 'req.headers["x-api-key"]'],
    hooks: { streamWrite: hideKeys },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
