import type { KnownModel } from './stage.ts';

interface Image {
  readonly id: string;
  readonly file: string;
}

/** The ingredients of data. */
export interface Ingredients {
  readonly image: Image;
  /** The id of a page to link to. */
  readonly page: string;
  readonly words: string;
}

/** Data with an image and a link in every field for them, and the words in all others. */
export function smallestData(
  model: KnownModel,
  { image, page, words }: Ingredients,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(model.content_model).map(([name, { field_type, field_values }]) => {
      switch (field_type) {
        case 'media':
          return [name, [{ id: image.id, file: image.file }]];
        case 'link':
          return [name, [linkTo(page)]];
        case 'checkbox':
          return [name, true];
        case 'background':
          return [name, 'light'];
        case 'select':
          return [name, firstChoice(field_values)];
        default:
          return [name, words];
      }
    }),
  );
}

function linkTo(page: string) {
  const style = { color: 'primary', variant: 'outlined', size: 'medium', target: '_self' };
  return {
    id: 'a',
    type: 'internal',
    ...style,
    link: '',
    page: { id: page, url_path: '', title: '' },
    title: '',
  };
}

function firstChoice(choices: unknown): unknown {
  const first: unknown = Array.isArray(choices) ? choices[0] : '';
  return typeof first === 'object' && first !== null ? (first as { readonly value: unknown }).value : first;
}
