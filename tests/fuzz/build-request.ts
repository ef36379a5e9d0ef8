import type { FormPart, FormPlan } from './generate/forms.ts';
import { mangle } from './generate/mangle.ts';
import { mutate } from './generate/mutations.ts';
import { damagedImage } from './generate/images.ts';
import type { CallStep, JsonPlan } from './generate/steps.ts';
import type { Segment } from './generate/addresses.ts';
import type { StrayStep } from './generate/strays.ts';
import type { SentRequest, Stage } from './stage/stage.ts';
import { resolveTemplate, type Source, type Template } from './templates.ts';

/** Builds a request from what the world knows at this moment. */
export function buildRequest(stage: Stage, step: CallStep | StrayStep): SentRequest {
  return step.kind === 'call' ? buildCall(stage, step) : buildStray(stage, step);
}

function buildCall(stage: Stage, step: CallStep): SentRequest {
  const { operation, actor } = step;
  const findPlain = (source: Source) => stage.find(actor, source, undefined);
  const values = new Map(
    Object.entries(step.path).map(([name, segment]) => [name, segmentText(segment, findPlain)] as const),
  );
  const id = values.get('id');
  const addressed = id === undefined ? undefined : stage.record(id.plain);
  const find = (source: Source) => stage.find(actor, source, addressed);
  const path = operation.path.replaceAll(
    /\{([^}]+)\}/g,
    (_all, name: string) => values.get(name)?.encoded ?? '',
  );
  const { payload, contentType } = buildBody(step, find);
  return {
    actor,
    operation: `${step.method ?? operation.method} ${operation.path}`,
    method: step.method ?? operation.method,
    url: (step.slash ? path : path.replace(/\/$/, '')) + buildQuery(step.query, find),
    headers: {
      ...(payload === undefined ? {} : { 'content-type': step.contentType ?? contentType }),
      ...(step.forgery === undefined ? stage.credentials(actor) : { authorization: step.forgery }),
      ...Object.fromEntries(step.headers),
    },
    payload,
    overWire: false,
  };
}

function buildStray(stage: Stage, step: StrayStep): SentRequest {
  const find = (source: Source) => stage.find(step.actor, source, undefined);
  return {
    actor: step.actor,
    operation: undefined,
    method: step.method,
    url: step.address.map((part) => textOf(resolveTemplate(part, find))).join(''),
    headers: { ...stage.credentials(step.actor), ...Object.fromEntries(step.headers) },
    payload: undefined,
    overWire: false,
  };
}

function segmentText(
  segment: Segment,
  find: (source: Source) => unknown,
): { plain: string; encoded: string } {
  if ('raw' in segment) return { plain: segment.raw, encoded: segment.raw };
  const plain = textOf(resolveTemplate(segment.value, find));
  // A file may lie in a folder; in any other value a slash is wrong.
  return { plain, encoded: plain.split('/').map(encode).join('/') };
}

function buildQuery(query: CallStep['query'], find: (source: Source) => unknown): string {
  const pairs = query.map(
    ([name, value]) => `${encode(name)}=${encode(textOf(resolveTemplate(value, find)))}`,
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** A lone surrogate has no valid UTF-8; it is sent as the bytes that it would have. */
function encode(text: string): string {
  return text.isWellFormed()
    ? encodeURIComponent(text)
    : `${encodeURIComponent(text.toWellFormed())}%ED%A0%80`;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === undefined ? '' : (JSON.stringify(value) ?? '');
}

function buildBody(
  { json, form }: CallStep,
  find: (source: Source) => unknown,
): { payload: Buffer | undefined; contentType: string } {
  if (form !== undefined) {
    const payload = buildForm(form, find);
    return { payload, contentType: `multipart/form-data; boundary=${form.boundary}` };
  }
  return { payload: json === undefined ? undefined : buildJson(json, find), contentType: 'application/json' };
}

function buildJson({ value, mutations, mangling }: JsonPlan, find: (source: Source) => unknown): Buffer {
  const body = mutate(resolveTemplate(value, find), mutations);
  const bytes = Buffer.from(JSON.stringify(body) ?? '');
  return mangling === undefined ? bytes : mangle(bytes, mangling);
}

function buildForm(
  { parts, boundary, closed, mangling }: FormPlan,
  find: (source: Source) => unknown,
): Buffer {
  const bytes = Buffer.concat([
    ...parts.flatMap((part) => buildPart(part, boundary, find)),
    Buffer.from(closed ? `--${boundary}--\r\n` : ''),
  ]);
  return mangling === undefined ? bytes : mangle(bytes, mangling);
}

function buildPart(part: FormPart, boundary: string, find: (source: Source) => unknown): readonly Buffer[] {
  const name = textOf(resolveTemplate(part.name, find));
  const file = part.fileName === undefined ? '' : `; filename="${part.fileName}"`;
  const head = [
    `--${boundary}`,
    `content-disposition: form-data; name="${name}"${file}`,
    ...(part.type === undefined ? [] : [`content-type: ${part.type}`]),
    ...(part.extra === undefined ? [] : [part.extra]),
  ];
  const content: Template | Buffer =
    'text' in part.content ? part.content.text : damagedImage(part.content.image, part.content.damage);
  return [
    Buffer.from(`${head.join('\r\n')}\r\n\r\n`),
    Buffer.isBuffer(content) ? content : Buffer.from(textOf(resolveTemplate(content, find))),
    Buffer.from('\r\n'),
  ];
}
