import type { FieldDefinition } from '../../../field-plugins/sdk/contract/field.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';

type Fields = Record<string, FieldDefinition>;

export function field(
  field_type: string,
  field_title: string,
  rest: Partial<FieldDefinition> = {},
): FieldDefinition {
  return { field_type, field_title, required: false, order: 0, field_values: null, ...rest };
}

export function inOrder(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, one], order) => [name, { ...one, order }]));
}

export function model(id: string, name: string, fields: Fields): BlockContentModel {
  return { id, name, slug: id, content_model_type: 'PAGE', content_model: inOrder(fields), revision: 1 };
}

export const heroModel = model('hero', 'Hero', {
  title: field('text', 'Title', { required: true }),
  text: field('textarea', 'Text'),
  background: field('background', 'Background'),
});

export const quoteModel = model('quote', 'Quote', {
  words: field('textarea', 'Words', { required: true }),
  author: field('text', 'Author'),
  large: field('checkbox', 'Shown large'),
});

export const articleModel = model('article', 'Article', {
  text: field('richtext', 'Text'),
  wide: field('checkbox', 'Full width'),
});

/** Every field type, and an unknown one. */
export const everythingModel = model('everything', 'Everything', {
  title: field('text', 'Title', { required: true }),
  body: field('textarea', 'Text'),
  layout: field('select', 'Layout', { field_values: ['Left', 'Right'] }),
  wide: field('checkbox', 'Full width'),
  background: field('background', 'Background'),
  pictures: field('media', 'Pictures', { field_values: { multiple: true } }),
  links: field('link', 'Links', { field_values: { multiple: true } }),
  map: field('map', 'Map'),
});

export const sampleModels: readonly BlockContentModel[] = [everythingModel, heroModel, quoteModel];
