import type { ValidatedField } from './validate-field.ts';

/**
 * Whether a value contains images or pages, which belong to one workspace. Includes those that it only keeps, such as
 * the page of a link that now leads elsewhere.
 */
export function containsRecords(validated: ValidatedField): boolean {
  const { media, pages } = validated.references;
  let isAsked = false;
  const note = () => {
    isAsked = true;
    return undefined;
  };
  validated.refresh({ media: note, page: note });
  return isAsked || media.length + pages.length > 0;
}
