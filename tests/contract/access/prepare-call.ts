import type { CallOptions, Method } from '../../support/client.ts';
import type { AccessLine, Ids, Role } from './access-line.ts';
import type { AccessStage } from './access-stage.ts';

/** A valid call of a line, ready to be sent. */
export interface PreparedCall {
  readonly method: Method;
  readonly path: string;
  readonly options: CallOptions;
}

/** The ids for a call: the records that it needs, and those of the stage. */
export async function makeIds(stage: AccessStage, line: AccessLine): Promise<Ids> {
  return { ...stage.ids, ...(await line.records?.(stage)) };
}

/** The call as a role sends it, about these records. */
export async function prepareCall(
  stage: AccessStage,
  line: AccessLine,
  { role, ids }: { readonly role: Role; readonly ids: Ids },
): Promise<PreparedCall> {
  const [method = '', path = ''] = line.call.split(' ');
  const options = line.body === undefined ? line.send?.(ids, stage) : { body: line.body(ids, stage) };
  const as = await callerOf(stage, line, { role, ids });
  return {
    method: method as Method,
    path: path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => ids[name] ?? ''),
    options: { ...options, ...(as !== undefined && { as }) },
  };
}

async function callerOf(
  stage: AccessStage,
  line: AccessLine,
  { role, ids }: { readonly role: Role; readonly ids: Ids },
): Promise<CallOptions['as']> {
  if (role === 'guest') return undefined;
  if (role === 'site') return { apiKey: stage.apiKey };
  const person = { user: stage.editor, stranger: stage.stranger, admin: stage.administrator }[role];
  return (await line.standIn?.(role, person, { ids, stage })) ?? person;
}
