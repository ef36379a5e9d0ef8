import type { TSchema } from 'typebox';
import { errorStatus } from '../../../../shared/errors.ts';
import * as apiKeys from '../../../../shared/wire/api-keys.ts';
import * as accounts from '../../../../shared/wire/accounts.ts';
import * as basics from '../../../../shared/wire/basics.ts';
import * as content from '../../../../shared/wire/content.ts';
import * as contentFields from '../../../../shared/wire/content-field.ts';
import * as delivery from '../../../../shared/wire/delivery.ts';
import * as formSubmissions from '../../../../shared/wire/form-submissions.ts';
import * as media from '../../../../shared/wire/media.ts';
import * as newsletter from '../../../../shared/wire/newsletter.ts';
import * as plans from '../../../../shared/wire/plans.ts';
import * as siteDesign from '../../../../shared/wire/site-design.ts';
import * as system from '../../../../shared/wire/system.ts';
import * as tags from '../../../../shared/wire/tags.ts';
import * as usage from '../../../../shared/wire/usage.ts';
import * as workspaces from '../../../../shared/wire/workspaces.ts';
import { problemType } from '../protocol/field-problem.ts';
import { codesOf } from '../routes/answers.ts';

type Json = Readonly<Record<string, unknown>>;

const wire: Json = {
  ...apiKeys,
  ...accounts,
  ...basics,
  ...content,
  ...contentFields,
  ...delivery,
  ...formSubmissions,
  ...media,
  ...newsletter,
  ...plans,
  ...siteDesign,
  ...system,
  ...tags,
  ...usage,
  ...workspaces,
};

let known: ReadonlyMap<string, string> | undefined;

/**
 * The names of all wire schemas that are objects or unions, and of lists of them, by the schema's text, because TypeBox
 * copies modified schemas.
 */
function names(): ReadonlyMap<string, string> {
  known ??= new Map(
    Object.entries(wire)
      .filter(([, schema]) => isObject(schema) && (schema['type'] === 'object' || 'anyOf' in schema))
      .flatMap(([name, schema]) => [
        [JSON.stringify(schema), name],
        [JSON.stringify(basics.ListOf(schema as TSchema)), `${name}List`],
      ]),
  );
  return known;
}

/** Adds the exported name of every wire schema as its `title`. */
export function titleSchemas<Schema>(schema: Schema): Schema {
  return mapObjects(schema, (members, original) => {
    const title = names().get(JSON.stringify(original));
    return title === undefined ? members : { title, ...members };
  }) as Schema;
}

/**
 * Moves every titled schema to a component of that name and references it. An error references its problem and lists
 * its possible codes.
 */
export function referToSchemas(document: Json): Json {
  const schemas: Record<string, Json> = {};
  const paths = mapObjects(document['paths'], ({ [codesOf]: codes, ...schema }) => {
    const { title, ...component } = schema;
    if (typeof title !== 'string') return schema;
    const code = codes === undefined ? undefined : (component['properties'] as Json | undefined)?.['code'];
    const named = code === undefined ? component : withEveryCode(title, component, code as Json);
    if (JSON.stringify(schemas[title] ?? named) !== JSON.stringify(named))
      throw new Error(`Two schemas of the API are called ${title}.`);
    schemas[title] = named;
    const reference = { $ref: `#/components/schemas/${title}` };
    return code === undefined ? reference : { ...reference, properties: { code } };
  });
  const sorted = Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const shared = shareParts(paths);
  const components = {
    ...(document['components'] as Json),
    schemas: Object.fromEntries(sorted),
    ...shared.parts,
  };
  return { ...document, paths: shared.paths, components };
}

/** Moves common parts of operations to shared components: headers, and the field errors. */
function shareParts(paths: unknown) {
  const parameters: Record<string, Json> = {};
  const responses: Record<string, Json> = {};
  const referring = mapObjects(paths, (part) => {
    const { in: place, name: header } = part;
    if (place === 'header' && typeof header === 'string') {
      const shared = (parameters[header] ??= part);
      return JSON.stringify(shared) === JSON.stringify(part)
        ? { $ref: `#/components/parameters/${header}` }
        : part;
    }
    if (!isObject(part['content']) || !(problemType in part['content'])) return part;
    const name = nameOf(part, responses);
    responses[name] = part;
    return { $ref: `#/components/responses/${name}` };
  });
  return { paths: referring, parts: { parameters, responses } };
}

/** `FieldsRejected`, or with a number if it has more than field errors. */
function nameOf(response: Json, named: Readonly<Record<string, Json>>): string {
  const text = JSON.stringify(response);
  const same = Object.entries(named).find(([, one]) => JSON.stringify(one) === text);
  const count = Object.keys(named).length + 1;
  return same?.[0] ?? `FieldsRejected${count === 1 ? '' : count}`;
}

/** The common part of all errors of a kind. */
function withEveryCode(title: string, rejection: Json, code: Json): Json {
  const { description } = wire[title] as Json;
  const properties = {
    ...(rejection['properties'] as Json),
    code: { ...code, enum: Object.keys(errorStatus) },
  };
  return { ...rejection, description, properties };
}

type Rewrite = (members: Json, original: Json) => Json;

/** Rewrites every object in a value, innermost first. */
function mapObjects(value: unknown, rewrite: Rewrite): unknown {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, rewrite));
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([key, member]) => [key, mapObjects(member, rewrite)]);
  return rewrite(Object.fromEntries(members) as Json, value);
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
