import type { JsonSchema } from '../../../shared/json-schema.ts';

/** The values that fit a schema. A part of an object that has a default, or is required, is always there. */
export type SchemaValue<Schema> = Schema extends { readonly enum: readonly (infer Choice)[] }
  ? Choice
  : Schema extends { readonly const: infer Only }
    ? Only
    : Schema extends { readonly anyOf: readonly (infer Shape)[] }
      ? SchemaValue<Shape>
      : Schema extends { readonly oneOf: readonly (infer Shape)[] }
        ? SchemaValue<Shape>
        : Schema extends { readonly type: readonly (infer Name)[] }
          ? Typed<Schema, Name>
          : Schema extends { readonly type: infer Name }
            ? Typed<Schema, Name>
            : unknown;

type Typed<Schema, Name> = Name extends 'string'
  ? string
  : Name extends 'integer' | 'number'
    ? number
    : Name extends 'boolean'
      ? boolean
      : Name extends 'null'
        ? null
        : Name extends 'array'
          ? readonly SchemaValue<Schema extends { readonly items: infer Items } ? Items : unknown>[]
          : Name extends 'object'
            ? ObjectValue<Schema>
            : unknown;

type ObjectValue<Schema> = Schema extends { readonly properties: infer Parts }
  ? {
      readonly [
        Part in keyof Parts as IsPresent<Schema, Parts, Part> extends true ? Part : never
      ]: SchemaValue<Parts[Part]>;
    } & {
      readonly [Part in keyof Parts as IsPresent<Schema, Parts, Part> extends true ? never : Part]?:
        SchemaValue<Parts[Part]> | undefined;
    }
  : Readonly<Record<string, unknown>>;

type IsPresent<Schema, Parts, Part extends keyof Parts> = Parts[Part] extends { readonly default: unknown }
  ? true
  : Schema extends { readonly required: readonly (infer Name)[] }
    ? Part extends Name
      ? true
      : false
    : false;

/** The type of the options that a schema describes. Named options may all be missing, so `null` stands for none of them. */
export type OptionValues<Schema extends JsonSchema> = Schema extends { readonly properties: object }
  ? ObjectValue<Schema>
  : SchemaValue<Schema>;
