import type { JsonSchema } from '../../../shared/json-schema.ts';
import { DeliveryPage, DeliverySite, type DeliverySchema } from '../../../shared/wire/delivery.ts';
import { commentOf, typeName, TypePrinter } from './type-printer.ts';

type DescribedType = DeliverySchema['blocks'][number];

/**
 * Generates the TypeScript types of a site's data: pages, blocks as a union by `type_slug`, components and the site
 * itself. The output is deterministic.
 */
export function printSiteTypes({ blocks, components }: DeliverySchema): string {
  const sorted = [...blocks].toSorted(bySlug);
  const named = nameAll(sorted, 'Block');
  const parts = nameAll([...components].toSorted(bySlug), 'Component');
  const names = [...named, ...parts].map(([name]) => name);
  const printer = new TypePrinter(
    [...names, 'Block', 'BlockOf', 'Components', 'Page', 'Site'],
    new Map([
      [blocksOfPage, 'Block[]'],
      [componentsOfSite, 'Components'],
    ]),
  );
  const text = [
    ...named.flatMap(([name, described]) => [
      commentOf({ description: described.type }),
      `export interface ${name} {\n  id: string;\n`,
      '  /** The name of the block type when the page was published. */\n  type: string;\n',
      `  type_slug: ${JSON.stringify(described.type_slug)};\n`,
      `  data: ${printer.typeOf(described.data as JsonSchema, '  ')};\n}\n\n`,
    ]),
    '/** Any block. Its `type_slug` tells which. A page keeps the fields of when it was published: --check-pages finds older ones. */\n',
    `export type Block =${named.length === 0 ? ' never' : named.map(([name]) => `\n  | ${name}`).join('')};\n\n`,
    '/** The blocks of one type: `BlockOf<"hero">`. */\n',
    'export type BlockOf<Slug extends Block["type_slug"]> = Extract<Block, { type_slug: Slug }>;\n\n',
    ...parts.flatMap(([name, described]) => [
      commentOf({ description: `The data of the component ${described.type}` }),
      `export interface ${name} ${printer.membersOf(described.data as JsonSchema)}\n\n`,
    ]),
    '/** The components of the site, by the names of their types; those that it has. */\n',
    `export interface Components ${membersOfComponents(parts)}\n\n`,
    envelope(printer, 'Page', DeliveryPage as JsonSchema, { blocks: blocksOfPage }),
    envelope(printer, 'Site', DeliverySite as JsonSchema, { components: componentsOfSite }),
  ];
  return [head, ...text, ...printer.declarations.map((one) => `${one}\n`)].join('').trimEnd() + '\n';
}

const blocksOfPage: JsonSchema = { description: 'In order.' };
const componentsOfSite: JsonSchema = { description: 'Delivered data by the name of the component type.' };

const head =
  '// Written by "octavo typegen" from the block types of a site. Do not edit: write it again.\n\n';

function bySlug(a: DescribedType, b: DescribedType): number {
  return a.type_slug < b.type_slug ? -1 : 1;
}

/** Gives each type a unique name. */
function nameAll(
  types: readonly DescribedType[],
  ending: string,
): readonly (readonly [string, DescribedType])[] {
  const taken = new Set<string>();
  return types.map((described) => {
    const base = typeName(described.type_slug);
    let name = `${base}${ending}`;
    for (let count = 2; taken.has(name); count += 1) name = `${base}${ending}${count}`;
    taken.add(name);
    return [name, described] as const;
  });
}

function membersOfComponents(parts: readonly (readonly [string, DescribedType])[]): string {
  const lines = parts.map(([name, { type }]) => `  ${JSON.stringify(type)}?: ${name};\n`);
  return `{\n${lines.join('')}}`;
}

/** A type of the API itself, with other schemas for some members. */
function envelope(
  printer: TypePrinter,
  name: string,
  schema: JsonSchema,
  members: JsonSchema['properties'],
): string {
  const { description = '' } = schema;
  const whole = { ...schema, properties: { ...schema.properties, ...members }, additionalProperties: false };
  return `${commentOf({ description })}export interface ${name} ${printer.membersOf(whole)}\n\n`;
}
