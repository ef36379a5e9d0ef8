import { isForbiddenKey } from '../../../../shared/forbidden-keys.ts';
import type { IssuePath } from '../../../../shared/issue-path.ts';
import { limits } from '../../../../shared/limits.ts';
import { serverLimits } from '../../../../shared/server-limits.ts';
import { ServiceError, fieldError, type InvalidFieldsError } from '../../errors/service-error.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses a JSON body and rejects malformed JSON, excessive nesting, too many keys, keys that reach prototypes, and text
 * that PostgreSQL cannot store. JSON is UTF-8 (RFC 8259 section 8.1): another charset is an unsupported type, and
 * invalid bytes are malformed rather than repaired.
 */
export function parseJsonBody(bytes: Uint8Array, contentType: string | undefined): unknown {
  const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(contentType ?? '')?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) throw new ServiceError('unsupported_media_type');
  if (bytes.length === 0) return undefined;
  let body: unknown;
  try {
    body = JSON.parse(utf8.decode(bytes));
  } catch {
    throw new ServiceError('parse_error');
  }
  inspect(body, { keys: 0, path: [] });
  return body;
}

/** Whether both databases can store the text: no NUL and no lone surrogate. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

interface Inspection {
  keys: number;
  readonly path: (string | number)[];
}

function inspect(value: unknown, seen: Inspection): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) throw rejection(seen.path, 'invalid');
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (seen.path.length >= limits.jsonDepth) throw new ServiceError('too_deep');
  const isList = Array.isArray(value);
  for (const [key, member] of Object.entries(value)) {
    if (++seen.keys > serverLimits.jsonKeys) throw rejection([], 'too_many');
    if (!isList && !isStorable(key)) throw rejection(seen.path, 'invalid');
    seen.path.push(isList ? Number(key) : key);
    if (!isList && isForbiddenKey(key)) throw rejection(seen.path, 'forbidden_key');
    inspect(member, seen);
    seen.path.pop();
  }
}

function rejection(path: IssuePath, key: 'invalid' | 'forbidden_key' | 'too_many'): InvalidFieldsError {
  const [field, ...inside] = path;
  const place =
    typeof field === 'string' ? ([field, ...inside] as const) : (['non_field_errors', ...path] as const);
  return fieldError(place, key, key === 'too_many' ? { max: serverLimits.jsonKeys } : undefined);
}
