import { modelFields, type BlockModel } from '../../../content-model/model-fields.ts';
import { itemFields } from '../../../content-model/operations/list-value.ts';
import { fieldRegistry } from '../../../field-plugins/index.ts';
import type { FieldDefinition } from '../../../field-plugins/sdk/contract/field.ts';
import { listOptions } from '../../../field-plugins/sdk/kit/list-options.ts';
import { libraryTypes } from '../../../server/library/block-types.ts';
import { libraryWords } from '../drivers/words.ts';

/** A link as a user enters it. */
export interface TypedLink {
  readonly to: { readonly page: string } | { readonly address: string };
  readonly text: string;
  readonly look?: {
    readonly color: string;
    readonly variant: string;
    readonly size: string;
    readonly target: string;
  };
}

/** The input of a user into one field. */
export type Typed =
  | { readonly kind: 'text'; readonly text: string }
  /** One paragraph. */
  | { readonly kind: 'formatted'; readonly text: string }
  /** A day as `2026-09-14`. */
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'items'; readonly items: readonly (readonly TypedField[])[] }
  | { readonly kind: 'choice'; readonly value: string }
  | { readonly kind: 'background'; readonly value: string }
  | { readonly kind: 'tick' }
  | { readonly kind: 'images'; readonly count: number }
  | { readonly kind: 'links'; readonly links: readonly TypedLink[] };

/** A field with its input. */
export interface TypedField {
  readonly name: string;
  readonly label: string;
  readonly typed: Typed;
}

/** A block type with input for all of its fields. */
export interface TypedBlock {
  readonly type: string;
  readonly fields: readonly TypedField[];
}

/** One block of every type that a page may have, with every field filled. Links lead to `page` and to other sites. */
export function oneOfEach(page: string): readonly TypedBlock[] {
  return Object.entries(libraryTypes)
    .filter(([, { content_model_type }]) => content_model_type === 'PAGE')
    .map(([key, type]) => ({
      type: libraryWords(key, 'name'),
      fields: typedFields(type, { page, labels: (name) => libraryWords(key, name), what: type.name }),
    }));
}

interface Typing {
  readonly page: string;
  /** The name of the block type. */
  readonly what: string;
  /** The text at a path. */
  labels(path: string): string;
}

function typedFields(model: BlockModel, typing: Typing): readonly TypedField[] {
  return modelFields(model, fieldRegistry).map(({ name, definition }) => ({
    name,
    label: typing.labels(`fields.${name}`),
    typed: typedValue(name, definition, typing),
  }));
}

function typedValue(name: string, definition: FieldDefinition, typing: Typing): Typed {
  const { page, what, labels } = typing;
  switch (definition.field_type) {
    case 'text':
      return { kind: 'text', text: `Čaj „${name}” 🐙`.slice(0, 40) };
    case 'textarea':
      return { kind: 'text', text: `${what}: ${name}\n\nĐak, љубав & <b>no</b> markup\n– the end` };
    case 'richtext':
      return { kind: 'formatted', text: `${what}: ${name}, љубав & <b>no</b> markup` };
    case 'date':
      return { kind: 'day', day: '2026-09-14' };
    case 'email':
      return { kind: 'text', text: `${name}@example.com` };
    case 'list': {
      const inside = { ...typing, labels: (path: string) => labels(`items.${name}.${path}`) };
      const fields = typedFields({ content_model: itemFields(definition) ?? {} }, inside);
      return { kind: 'items', items: [fields, fields] };
    }
    case 'select':
      return { kind: 'choice', value: lastChoice(definition.field_values) };
    case 'background':
      return { kind: 'background', value: 'primary.dark' };
    case 'checkbox':
      return { kind: 'tick' };
    case 'media':
      return { kind: 'images', count: listOptions.readOptions(definition).multiple ? 2 : 1 };
    case 'link':
      return { kind: 'links', links: typedLinks(listOptions.readOptions(definition).multiple, page, name) };
    default:
      throw new Error(`Nobody has said how a ${definition.field_type} is filled.`);
  }
}

function typedLinks(several: boolean, page: string, name: string): readonly TypedLink[] {
  const inside: TypedLink = { to: { page }, text: 'Further on' };
  const outside: TypedLink = {
    to: { address: `https://example.com/${name}?q=č` },
    text: 'Out of here',
    look: { color: 'success', variant: 'contained', size: 'large', target: '_blank' },
  };
  if (several) return [inside, outside];
  return [name === 'post' ? inside : outside];
}

function lastChoice(values: unknown): string {
  const choice: unknown = Array.isArray(values) ? values.at(-1) : undefined;
  if (typeof choice === 'string') return choice;
  if (typeof choice === 'object' && choice !== null && 'value' in choice) return String(choice.value);
  throw new Error('A select without choices.');
}
