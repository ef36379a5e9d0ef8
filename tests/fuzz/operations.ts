import { resolveReferences } from '../support/resolve-references.ts';

/** The subset of JSON Schema that the API's description uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly format?: string;
  readonly readOnly?: boolean;
}

/** A path parameter, query parameter or header of an operation. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
}

/** One operation of the API, as described. */
export interface Operation {
  /** Method and path, for example `PATCH /api/pages/{id}/`. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
  readonly form: Schema | undefined;
  readonly needs: 'nothing' | 'token' | 'api_key';
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

interface DescribedOperation {
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema?: Schema;
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly security?: readonly Readonly<Record<string, unknown>>[];
}

/** The answer of `GET /api/openapi.json`. */
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
}

/** Every operation in the document, with schema references resolved. */
export function readOperations(document: Description): readonly Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) =>
      readOperation(document, `${method.toUpperCase()} ${path}`, described),
    ),
  );
}

function readOperation(document: Description, name: string, described: DescribedOperation): Operation {
  const [method = '', path = ''] = name.split(' ');
  const read = <Part>(part: Part) => resolveReferences(document, part);
  const content = described.requestBody?.content ?? {};
  const credentials = (described.security ?? []).flatMap((way) => Object.keys(way));
  return {
    name,
    method,
    path,
    parameters: (read(described.parameters) ?? []).map((parameter) => ({
      name: parameter.name,
      in: parameter.in as Parameter['in'],
      required: parameter.required === true,
      schema: parameter.schema ?? {},
    })),
    body: read(content['application/json']?.schema),
    form: read(content['multipart/form-data']?.schema),
    needs: credentials.length === 0 ? 'nothing' : credentials.includes('token') ? 'token' : 'api_key',
  };
}
