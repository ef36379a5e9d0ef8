import type { FastifyRequest } from 'fastify';
import { isId } from '../../platform/ids.ts';
import { fieldMessage, FieldRefusal, Refusal, type FieldMessage } from '../../platform/refusal.ts';
import type { MediaUpload } from './service.ts';

interface Parts {
  workspace?: string;
  file?: { readonly name: string; readonly bytes: Buffer };
  readonly unknown: string[];
}

/** Reads the multipart body of an upload: `file` and `workspace`, in any order. Throws field errors for all else. */
export async function readUpload(request: FastifyRequest): Promise<MediaUpload> {
  if (!request.isMultipart()) throw new Refusal('unsupported_media_type');
  const { workspace, file, unknown } = await readParts(request);
  const refused: [string, FieldMessage[]][] = unknown.map((name) => [name, [fieldMessage('unknown')]]);
  if (workspace === undefined || workspace === '') refused.push(['workspace', [fieldMessage('required')]]);
  else if (!isId(workspace)) refused.push(['workspace', [fieldMessage('invalid_id')]]);
  if (file === undefined || file.bytes.length === 0) refused.push(['file', [fieldMessage('no_file')]]);
  if (refused.length > 0 || workspace === undefined || file === undefined) throw new FieldRefusal(refused);
  return { workspace, ...file };
}

async function readParts(request: FastifyRequest): Promise<Parts> {
  const parts: Parts = { unknown: [] };
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer();
        if (part.fieldname === 'file') parts.file = { name: part.filename, bytes };
        else parts.unknown.push(part.fieldname);
      } else if (part.fieldname === 'workspace') parts.workspace = String(part.value);
      else parts.unknown.push(part.fieldname);
    }
  } catch (error) {
    const coded = error instanceof Error && 'code' in error && String(error.code).startsWith('FST_');
    // What the parser itself stumbles over is a malformed body; its errors have no code.
    throw coded ? error : new Refusal('parse_error');
  }
  return parts;
}
