import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { resolveReferences } from './resolve-references.ts';

/** Anything that describes itself with an OpenAPI document. */
export interface DescribedApp {
  swagger(): { readonly paths?: unknown };
}

/** A response as sent over the wire. */
export interface SentAnswer {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly bytes: Buffer;
}

type Schema = Readonly<Record<string, unknown>>;

interface DescribedAnswer {
  readonly headers?: Readonly<Record<string, { readonly required?: boolean }>>;
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

type DescribedPaths = Readonly<
  Record<string, Readonly<Record<string, Pick<DescribedOperation, 'responses'>>>>
>;

interface DescribedOperation {
  readonly name: string;
  readonly pattern: RegExp;
  readonly method: string;
  readonly responses: Readonly<Record<string, DescribedAnswer>>;
}

/** Codes that no operation describes: for unknown paths, methods that a path does not support, and hosts without the API. */
const unroutedCodes: Readonly<Record<number, readonly string[]>> = {
  400: ['parse_error'],
  404: ['not_found'],
  405: ['method_not_allowed'],
  421: ['misdirected'],
};

const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  formats: { 'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, binary: true },
});
const compiled = new Map<Schema, ValidateFunction>();

/** The description is the same for every application of a test run, so it is read once. */
let known: readonly DescribedOperation[] | undefined;

/**
 * Throws when an answer does not match the API description: another status, type, header or member. It sits between every
 * test and the server, so the description cannot be wrong about anything that is tested.
 */
export function checkAgainstDescription(app: DescribedApp, answer: SentAnswer): void {
  const path = answer.url.split('?')[0] ?? '';
  // Files are not described.
  if (!/^\/api(\/|$)/.test(path) || answer.method === 'OPTIONS') return;
  known ??= readOperations(app.swagger());
  const method = answer.method === 'HEAD' ? 'get' : answer.method.toLowerCase();
  const operation = known
    .filter((each) => each.method === method)
    .find(({ pattern }) => pattern.test(path.endsWith('/') ? path : `${path}/`));
  const isElsewhere = operation === undefined || answer.status === 421;
  const fault = isElsewhere ? checkUnrouted(answer) : checkOperation(operation, answer);
  if (fault !== undefined)
    throw new Error(
      `${answer.method} ${answer.url} answered ${answer.status}, and ${fault}: ${readText(answer).slice(0, 500)}`,
    );
}

function readOperations(document: ReturnType<DescribedApp['swagger']>): readonly DescribedOperation[] {
  return Object.entries(resolveReferences(document, document.paths as DescribedPaths))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { responses }]) => ({
        name: `${method} ${path}`,
        method,
        pattern: toPattern(path),
        responses,
      })),
    )
    .toSorted((a, b) => parameters(a.name) - parameters(b.name));
}

/** Paths with fewer parameters first, as routers choose. */
function parameters(name: string): number {
  return name.split('{').length;
}

function toPattern(path: string): RegExp {
  const source = path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${source.replace(/\/?$/, '/')}$`);
}

function checkUnrouted(answer: SentAnswer): string | undefined {
  const codes = unroutedCodes[answer.status];
  const body = readJson(answer) as { readonly code?: string } | undefined;
  if (codes === undefined) return 'no operation is described there';
  if (answer.method === 'HEAD') return undefined;
  return codes.includes(body?.code ?? '') ? undefined : 'no such rejection is described';
}

function checkOperation(operation: DescribedOperation, answer: SentAnswer): string | undefined {
  const described = operation.responses[answer.status];
  if (described === undefined) return `${operation.name} does not describe that status`;
  for (const [name, { required }] of Object.entries(described.headers ?? {}))
    if (required && answer.headers[name.toLowerCase()] === undefined) return `it lacks ${name}`;
  if (answer.method === 'HEAD') return undefined;
  if (described.content === undefined)
    return answer.bytes.length === 0 ? undefined : 'it is described without a body';
  const type = String(answer.headers['content-type']).split(';')[0] ?? '';
  const media = described.content[type];
  if (media === undefined) return `${operation.name} does not describe the type ${type} for it`;
  if (!/[/+]json$/.test(type)) return undefined;
  const validate = compile(media.schema);
  return validate(readJson(answer))
    ? undefined
    : `it is not as described (${ajv.errorsText(validate.errors)})`;
}

function compile(schema: Schema): ValidateFunction {
  const before = compiled.get(schema);
  if (before !== undefined) return before;
  const validate = ajv.compile(closed(schema) as Schema);
  compiled.set(schema, validate);
  return validate;
}

/** A schema that rejects members it does not name, although clients must tolerate them. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const members = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  return 'properties' in schema ? { additionalProperties: false, ...members } : members;
}

function readText({ headers, bytes }: SentAnswer): string {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(bytes).toString();
  if (headers['content-encoding'] === 'gzip') return gunzipSync(bytes).toString();
  return bytes.toString();
}

function readJson(answer: SentAnswer): unknown {
  const text = readText(answer);
  return text === '' ? undefined : JSON.parse(text);
}
