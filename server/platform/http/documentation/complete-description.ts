import { FieldProblem } from '../../../../shared/wire/basics.ts';
import { problemType } from '../protocol/field-problem.ts';

/** The part of an OpenAPI document that is corrected. */
export type DescribedPaths = Readonly<Record<string, Record<string, DescribedOperation>>>;

interface DescribedOperation {
  readonly requestBody?: {
    required: boolean;
    readonly content: Readonly<Record<string, { readonly schema?: { readonly type?: unknown } }>>;
  };
  readonly responses: Readonly<Record<string, DescribedAnswer>>;
}

interface DescribedAnswer {
  readonly headers?: Readonly<Record<string, DescribedHeader>>;
  readonly content?: Record<string, { readonly schema: object }>;
}

interface DescribedHeader {
  required?: boolean;
  readonly schema: Record<string, unknown>;
}

/** Marks the schema of a header that every answer has. */
export const alwaysSent = 'x-always-sent';

/** Adds what the plugin that writes the description cannot express. Changes it in place. */
export function completeDescription(paths: DescribedPaths): void {
  for (const operations of Object.values(paths)) {
    // Every GET also answers HEAD; a HEAD that a route adds is not an operation of its own.
    delete operations['head'];
    for (const operation of Object.values(operations)) {
      admitMissingBody(operation);
      requireHeaders(operation);
      addFieldProblem(operation);
    }
  }
}

/** Where a body may be null, it may also be missing. The plugin calls every body required. */
function admitMissingBody({ requestBody }: DescribedOperation): void {
  const type = requestBody?.content['application/json']?.schema?.type;
  if (requestBody !== undefined && Array.isArray(type) && type.includes('null')) requestBody.required = false;
}

function requireHeaders({ responses }: DescribedOperation): void {
  for (const { headers } of Object.values(responses))
    for (const header of Object.values(headers ?? {})) {
      if (header.schema[alwaysSent] === true) header.required = true;
      delete header.schema[alwaysSent];
    }
}

/** Fields are refused in one of two forms, as the client accepts. The plugin knows one form for each status. */
function addFieldProblem({ responses }: DescribedOperation): void {
  const content = responses['400']?.content;
  if (content !== undefined) content[problemType] = { schema: { title: 'FieldProblem', ...FieldProblem } };
}
