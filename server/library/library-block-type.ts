import type { BlockContentModel } from '../../shared/wire/content.ts';

/** A block content model of the library, with a fixed id that is the same in every installation. */
export type LibraryBlockType = Readonly<Omit<BlockContentModel, 'revision' | 'slug' | 'library'>>;

type Field = LibraryBlockType['content_model'][string];
type Fields = Readonly<Record<string, Omit<Field, 'order'>>>;

/** A type of block on pages. Its fields are shown in their listed order. */
export function pageBlock(id: string, name: string, fields: Fields): LibraryBlockType {
  return { id, name, content_model_type: 'PAGE', content_model: inOrder(fields) };
}

/** A component that all pages of a workspace share. */
export function component(id: string, name: string, fields: Fields): LibraryBlockType {
  return { id, name, content_model_type: 'COMPONENT', content_model: inOrder(fields) };
}

export function required(field_type: string, field_title: string, field_values: unknown = null) {
  return { field_type, field_title, required: true, field_values };
}

export function optional(field_type: string, field_title: string, field_values: unknown = null) {
  return { field_type, field_title, required: false, field_values };
}

/** Places the field beside its neighbour if there is room. */
export function half<Defined extends object>(field: Defined) {
  return { ...field, width: 'half' as const };
}

/** A list of items with their own fields, at least one required. */
export function list(field_title: string, fields: Fields) {
  return required('list', field_title, { fields: inOrder(fields) });
}

/** The released list is compared as text, so the members keep their order. */
function inOrder(fields: Fields): LibraryBlockType['content_model'] {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { field_values, ...field }], order) => [
      name,
      { ...field, order, field_values },
    ]),
  );
}
