import { FieldProblem } from '../../../../shared/wire/basics.ts';
import { problemType } from '../protocol/field-problem.ts';

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

/** Adds details that the OpenAPI plugin cannot express. Mutates the document. */
export function completeDescription(paths: DescribedPaths): void {
  for (const operations of Object.values(paths)) {
    // Every GET also answers HEAD; a HEAD that a route adds is not a separate operation.
    delete operations['head'];
    for (const operation of Object.values(operations)) {
      admitMissingBody(operation);
      requireHeaders(operation);
      addFieldProblem(operation);
    }
  }
}

/** Makes nullable bodies optional. The plugin marks every body as required. */
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

/** Adds the second form of field errors, chosen by `Accept`. The plugin supports one form per status. */
function addFieldProblem({ responses }: DescribedOperation): void {
  const content = responses['400']?.content;
  if (content !== undefined) content[problemType] = { schema: { title: 'FieldProblem', ...FieldProblem } };
}
