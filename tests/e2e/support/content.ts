import { modelFields } from '../../../content-model/model-fields.ts';
import { fieldRegistry } from '../../../field-plugins/index.ts';
import { listOptions } from '../../../field-plugins/sdk/kit/list-options.ts';
import { libraryTypes } from '../../../server/library/block-types.ts';
import type { LibraryBlockType } from '../../../server/library/library-block-type.ts';
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

/** What a user enters into one field. */
export type Typed =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'choice'; readonly value: string }
  | { readonly kind: 'background'; readonly value: string }
  | { readonly kind: 'tick' }
  | { readonly kind: 'pictures'; readonly count: number }
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
      fields: typedFields(type, page).map((field) => ({
        ...field,
        label: libraryWords(key, `fields.${field.name}`),
      })),
    }));
}

function typedFields(type: LibraryBlockType, page: string) {
  return modelFields(type, fieldRegistry).map(({ name }) => ({ name, typed: typedValue(type, name, page) }));
}

function typedValue(type: LibraryBlockType, name: string, page: string): Typed {
  const definition = type.content_model[name];
  if (definition === undefined) throw new Error(`${type.name} has no field ${name}.`);
  switch (definition.field_type) {
    case 'text':
      return { kind: 'text', text: `Čaj „${name}” 🐙`.slice(0, 40) };
    case 'textarea':
      return { kind: 'text', text: `${type.name}: ${name}\n\nĐak, љубав & <b>no</b> markup\n– the end` };
    case 'select':
      return { kind: 'choice', value: lastChoice(definition.field_values) };
    case 'background':
      return { kind: 'background', value: 'primary.dark' };
    case 'checkbox':
      return { kind: 'tick' };
    case 'media':
      return { kind: 'pictures', count: listOptions.readOptions(definition).multiple ? 2 : 1 };
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
