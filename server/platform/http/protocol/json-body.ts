import { limits } from '../../../../shared/limits.ts';
import { fieldMessage, FieldRefusal, Refusal } from '../../refusal.ts';

/** Names that reach a prototype, refused everywhere (api.md section 1). */
export const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses a JSON body and refuses what the application must never see: malformed JSON, excessive nesting, too many keys,
 * keys that reach prototypes, text that PostgreSQL cannot store. JSON is UTF-8 (RFC 8259 section 8.1): another charset
 * is an unsupported type, and invalid bytes are malformed rather than repaired.
 */
export function parseJsonBody(bytes: Uint8Array, contentType: string | undefined): unknown {
  const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(contentType ?? '')?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) throw new Refusal('unsupported_media_type');
  if (bytes.length === 0) return undefined;
  let body: unknown;
  try {
    body = JSON.parse(utf8.decode(bytes));
  } catch {
    throw new Refusal('parse_error');
  }
  inspect(body, { keys: 0 }, 1, undefined);
  return body;
}

/** Whether both databases can store the text: no NUL and no lone surrogate. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function inspect(value: unknown, seen: { keys: number }, depth: number, field: string | undefined): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) throw refuse(field, 'invalid');
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth > limits.jsonDepth) throw new Refusal('too_deep');
  for (const [key, member] of Object.entries(value)) {
    if (++seen.keys > limits.jsonKeys) throw refuse(undefined, 'too_many');
    const name = field ?? (Array.isArray(value) ? undefined : key);
    if (!Array.isArray(value)) {
      if (forbiddenKeys.has(key)) throw refuse(name, 'forbidden_key');
      if (!isStorable(key)) throw refuse(undefined, 'invalid');
    }
    inspect(member, seen, depth + 1, name);
  }
}

function refuse(field: string | undefined, key: 'invalid' | 'forbidden_key' | 'too_many'): FieldRefusal {
  const params = key === 'too_many' ? { max: limits.jsonKeys } : undefined;
  return new FieldRefusal([[field ?? 'non_field_errors', [fieldMessage(key, params)]]]);
}
