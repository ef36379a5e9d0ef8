import { randomUUID } from 'node:crypto';
import { v7 } from 'uuid';

/** Creates an id: UUIDv7 with a counter (RFC 9562, section 6.2), so ids sort by creation time. */
export function newId(): string {
  return v7();
}

/** Whether a text has the format of an id. Other texts cannot name a record. */
export function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}

/** Creates a globally unique id for a request. Every request needs one, so it must be cheaper than `newId`. */
export function newRequestId(): string {
  return randomUUID();
}
