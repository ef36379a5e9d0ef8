import type { Segment } from './generate/addresses.ts';
import type { FormPart, FormPlan } from './generate/forms.ts';
import type { JsonPlan, Step } from './generate/steps.ts';
import type { SentRequest } from './stage/stage.ts';
import type { Stage } from './stage/octavo-stage.ts';
import { resolveTemplate, type Source } from './templates.ts';

type Find = (source: Source) => unknown;

/** Builds a request from what the world knows at this moment. */
export function buildRequest(stage: Stage, step: Step): SentRequest {
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
  };
}

function segmentText(segment: Segment, find: Find): { plain: string; encoded: string } {
  if ('raw' in segment) return { plain: segment.raw, encoded: segment.raw };
  const plain = textOf(resolveTemplate(segment.value, find));
  // A file may lie in a folder; in any other value a slash is wrong.
  return { plain, encoded: plain.split('/').map(encode).join('/') };
}

function buildQuery(query: Step['query'], find: Find): string {
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

function buildBody({ json, form }: Step, find: Find): { payload: Buffer | undefined; contentType: string } {
  if (form !== undefined) {
    const payload = buildForm(form, find);
    return { payload, contentType: `multipart/form-data; boundary=${form.boundary}` };
  }
  return { payload: json === undefined ? undefined : buildJson(json, find), contentType: 'application/json' };
}

function buildJson({ value, mutations, mangle }: JsonPlan, find: Find): Buffer {
  const body = mutations.reduce((before, mutate) => mutate(before), resolveTemplate(value, find));
  const bytes = Buffer.from(JSON.stringify(body) ?? '');
  return mangle?.(bytes) ?? bytes;
}

function buildForm({ parts, boundary, closed }: FormPlan, find: Find): Buffer {
  const ends = `--${boundary}`;
  const partOf = ({ head, content }: FormPart) => [
    Buffer.from(`${ends}\r\n${head}\r\n\r\n`),
    Buffer.isBuffer(content) ? content : Buffer.from(textOf(resolveTemplate(content, find))),
    Buffer.from('\r\n'),
  ];
  return Buffer.concat([...parts.flatMap(partOf), Buffer.from(closed ? `${ends}--\r\n` : '')]);
}
