import type { FastifyRequest } from 'fastify';
import { isId } from '../../platform/ids.ts';
import {
  fieldMessage,
  InvalidFieldsError,
  ServiceError,
  type FieldMessage,
} from '../../platform/errors/service-error.ts';
import { shownName } from './file-name.ts';
import type { MediaUpload } from './service.ts';

/**
 * An image's read-only members, which a client may send back (api.md section 1). In an upload, `file` means the bytes,
 * and `name` the displayed name.
 */
export const readOnlyMembers: readonly string[] = Object.freeze([
  'id',
  'name',
  'width',
  'height',
  'bytes',
  'created_at',
  'in_use',
]);

interface Parts {
  readonly workspaces: string[];
  readonly names: string[];
  readonly files: { readonly name: string; readonly bytes: Buffer }[];
  readonly unknown: string[];
}

/**
 * Reads the multipart body of an upload: `file`, `workspace` and optionally `name`, in any order. Throws field errors
 * for other bodies.
 */
export async function readUpload(request: FastifyRequest): Promise<MediaUpload> {
  const { workspaces, names, files, unknown } = await readParts(request);
  const [workspace] = workspaces;
  const [file] = files;
  const rejected: [string, FieldMessage[]][] = unknown.map((name) => [name, [fieldMessage('unknown')]]);
  if (workspace === undefined || workspace === '') rejected.push(['workspace', [fieldMessage('required')]]);
  else if (workspaces.length > 1) rejected.push(['workspace', [fieldMessage('too_many', { max: 1 })]]);
  else if (!isId(workspace)) rejected.push(['workspace', [fieldMessage('invalid_id')]]);
  if (file === undefined || file.bytes.length === 0) rejected.push(['file', [fieldMessage('no_file')]]);
  else if (files.length > 1) rejected.push(['file', [fieldMessage('too_many', { max: 1 })]]);
  if (names.length > 1) rejected.push(['name', [fieldMessage('too_many', { max: 1 })]]);
  if (rejected.length > 0 || workspace === undefined || file === undefined)
    throw new InvalidFieldsError(rejected);
  return { workspace, name: shownName(names[0] ?? '') || shownName(file.name), bytes: file.bytes };
}

async function readParts(request: FastifyRequest): Promise<Parts> {
  const parts: Parts = { workspaces: [], names: [], files: [], unknown: [] };
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const known = part.fieldname === 'file';
        if (!known) parts.unknown.push(part.fieldname);
        // Keep one file; the bytes of a rejected file are discarded.
        if (known && parts.files.length === 0)
          parts.files.push({ name: part.filename, bytes: await part.toBuffer() });
        else {
          if (known) parts.files.push({ name: part.filename, bytes: Buffer.of() });
          part.file.resume();
        }
      } else if (part.fieldname === 'workspace') parts.workspaces.push(String(part.value));
      else if (part.fieldname === 'name') parts.names.push(String(part.value));
      else if (!readOnlyMembers.includes(part.fieldname)) parts.unknown.push(part.fieldname);
    }
  } catch (error) {
    const coded = error instanceof Error && 'code' in error && String(error.code).startsWith('FST_');
    // Input that the parser rejects is a malformed body; its errors have no code.
    throw coded ? error : new ServiceError('parse_error');
  }
  return parts;
}
