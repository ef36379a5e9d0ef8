import { Type, type Static } from 'typebox';
import { Closed } from './basics.ts';

/** The server is there. */
export const Ping = Type.Object({ status: Type.String({ description: 'ok' }) });

/** Whether the server can work, part by part. */
export const Ready = Type.Object({
  status: Type.String({ description: 'ok' }),
  database: Type.String({ description: 'ok' }),
  storage: Type.String({ description: 'ok' }),
});
export type Ready = Static<typeof Ready>;

/** A crash report of the browser. Longer texts are cut, not refused: half a stack is better than none. */
export const CrashReport = Closed({
  message: Type.String({ description: 'What was thrown.' }),
  stack: Type.Optional(Type.String({ description: 'Where.' })),
  url: Type.Optional(Type.String({ description: 'The screen.' })),
  release: Type.Optional(Type.String({ description: 'Version of the client.' })),
});
export type CrashReport = Static<typeof CrashReport>;

/** Something was taken in and is dealt with later. */
export const Accepted = Type.Object({ accepted: Type.Boolean({ description: 'true' }) });
