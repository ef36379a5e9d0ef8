import type { FromPreview } from '../../preview/messages.ts';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isTextOrNull: Check = (value) => value === null || isText(value);
const isFlag: Check = (value) => typeof value === 'boolean';
const isNumber: Check = Number.isFinite;
const isPlace: Check = (value) =>
  value === undefined || hasMembers(value, { pair: isText, part: isNumber, gap: isNumber });

const members: { readonly [Type in FromPreview['type']]: Readonly<Record<string, Check>> } = {
  select: { key: isText, field: isTextOrNull, caret: isFlag },
  act: { key: isText, verb: isText },
  typed: { key: isText, field: isText, text: isText, seq: isNumber },
  left: { key: isText, field: isText },
  undo: {},
  redo: {},
  save: {},
  escape: {},
  scrolled: { top: isNumber, at: isPlace },
  pong: { n: isNumber },
};

/** Validates a message from a preview, which may be any site; undefined for an invalid one. */
export function readMessage(data: unknown): FromPreview | undefined {
  if (!isRecord(data) || typeof data['type'] !== 'string' || !Object.hasOwn(members, data['type']))
    return undefined;
  const message = data as unknown as FromPreview;
  return hasMembers(data, members[message.type]) ? message : undefined;
}

function hasMembers(value: unknown, checks: Readonly<Record<string, Check>>): boolean {
  return isRecord(value) && Object.entries(checks).every(([name, isRight]) => isRight(value[name]));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
