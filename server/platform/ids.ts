import { v7 } from 'uuid';

/** A new id: UUIDv7 (RFC 9562), so that ids sort by the time they were made. */
export function newId(): string {
  return v7();
}

/** Whether a text has the form of an id. Anything else cannot name a record. */
export function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
