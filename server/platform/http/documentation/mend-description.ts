/** As much of an OpenAPI document as is mended. */
export type DescribedPaths = Readonly<Record<string, Record<string, DescribedOperation>>>;

interface DescribedOperation {
  readonly requestBody?: {
    required: boolean;
    readonly content: Readonly<Record<string, { readonly schema?: { readonly type?: unknown } }>>;
  };
  readonly responses: Readonly<
    Record<string, { readonly headers?: Readonly<Record<string, DescribedHeader>> }>
  >;
}

interface DescribedHeader {
  required?: boolean;
  readonly schema: Record<string, unknown>;
}

/** How the schema of a header says that the answer always bears it. */
export const alwaysSent = 'x-always-sent';

/** Says what the plugin that writes the description has no way to say. Changes it in place. */
export function mendDescription(paths: DescribedPaths): void {
  for (const operations of Object.values(paths)) {
    // Every GET answers a HEAD; one that a route adds by itself is no operation of its own.
    delete operations['head'];
    for (const operation of Object.values(operations)) {
      admitMissingBody(operation);
      requireHeaders(operation);
    }
  }
}

/** Where null would do as a body, none does, too. The plugin calls every body required. */
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
