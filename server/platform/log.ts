import { destination as fileDestination, pino, type DestinationStream, type Logger } from 'pino';
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

/** Creates a log for the last line of a process: it writes synchronously, because a pending write ends with the process. */
export function createLastLog(level: string): Logger {
  return createLog(level, fileDestination({ sync: true }));
}
