import type { JsonSchema } from '../../../shared/json-schema.ts';

/** TypeBox's schema for objects with arbitrary member names. */
interface Schema extends JsonSchema {
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
}

/** Generates TypeScript types for schemas. An object with a title becomes a type of that name, declared once. */
export class TypePrinter {
  readonly #names = new Map<string, string>();
  readonly #declared = new Map<string, string>();

  readonly #given: ReadonlyMap<JsonSchema, string>;

  /** Schemas cannot take a reserved name. The `given` schemas have fixed types. */
  constructor(reserved: readonly string[], given: ReadonlyMap<JsonSchema, string> = new Map()) {
    for (const name of reserved) this.#declared.set(name, '');
    this.#given = given;
  }

  /** The declarations of all named types so far, sorted by name. */
  get declarations(): readonly string[] {
    const written = [...this.#declared].filter(([, text]) => text !== '');
    return written.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  }

  /** The type, for a line that begins with `indent`. */
  typeOf(schema: Schema, indent = ''): string {
    const { const: only, enum: choices, anyOf, oneOf, type, items = {} } = schema;
    const given = this.#given.get(schema);
    if (given !== undefined) return given;
    if (only !== undefined) return JSON.stringify(only);
    if (choices !== undefined) return union(choices.map((choice) => JSON.stringify(choice)));
    const shapes = anyOf ?? oneOf;
    if (shapes !== undefined) return union(shapes.map((shape) => this.typeOf(shape, indent)));
    if (Array.isArray(type))
      return union(type.map((one: string) => this.typeOf({ ...schema, type: one }, indent)));
    if (type === 'array') return listOf(this.typeOf(items, indent));
    if (type === 'object') return this.#objectType(schema, indent);
    return typeof type === 'string' ? (plain[type] ?? 'unknown') : 'unknown';
  }

  membersOf({ properties = {}, required = [], additionalProperties }: Schema, indent = ''): string {
    const inner = `${indent}  `;
    const lines = Object.entries(properties).map(([name, schema]) => {
      const mark = required.includes(name) ? '' : '?';
      return `${commentOf(schema, inner)}${inner}${keyOf(name)}${mark}: ${this.typeOf(schema, inner)};\n`;
    });
    const rest = additionalProperties === false ? '' : `${inner}[name: string]: unknown;\n`;
    return `{\n${lines.join('')}${rest}${indent}}`;
  }

  #objectType(schema: Schema, indent: string): string {
    const { title, properties, patternProperties = {} } = schema;
    const [values] = Object.values(patternProperties);
    if (values !== undefined) return `Record<string, ${this.typeOf(values, indent)}>`;
    if (properties === undefined) return 'Record<string, unknown>';
    return title === undefined ? this.membersOf(schema, indent) : this.#named(title, schema);
  }

  #named(title: string, { description: _told, ...schema }: Schema): string {
    const key = JSON.stringify(schema);
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    const base = typeName(title);
    let name = base;
    for (let count = 2; this.#declared.has(name); count += 1) name = `${base}${count}`;
    this.#names.set(key, name);
    this.#declared.set(name, '');
    this.#declared.set(name, `export interface ${name} ${this.membersOf(schema)}\n`);
    return name;
  }
}

const plain: Readonly<Record<string, string>> = {
  ...{ string: 'string', number: 'number', integer: 'number', boolean: 'boolean', null: 'null' },
};

/** `ImageGallery` for `image-gallery`. */
export function typeName(text: string): string {
  const words = text.match(/[A-Za-z0-9]+/g) ?? ['type'];
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^\d/.test(name) ? `Type${name}` : name;
}

/** A comment above a declaration or member; empty without a description. */
export function commentOf({ description = '' }: Pick<JsonSchema, 'description'>, indent = ''): string {
  const text = description
    .replaceAll('*/', String.raw`*\/`)
    .replace(/\s+/g, ' ')
    .trim();
  return text === '' ? '' : `${indent}/** ${text} */\n`;
}

function union(types: readonly string[]): string {
  return types.length === 0 ? 'never' : [...new Set(types)].join(' | ');
}

function listOf(type: string): string {
  return /^\w+$/.test(type) ? `${type}[]` : `Array<${type}>`;
}

function keyOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}
