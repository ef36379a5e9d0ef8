import { libraryTypes } from '../server/library/block-types.ts';

/** The block type used in all measurements: text, image, choice, links and background. */
export const blockType = libraryTypes.rich_section;

/** Blocks per page; delivered, they make about 23 KB of JSON. */
export const blocksOfPage = 20;

const sentence =
  'The ferry leaves at seven and comes back with the mail, the bread and whoever wanted to see the island. ';

/** The data of one block; the number makes it unique. */
export function blockData(number: number): Record<string, unknown> {
  return {
    title: `Section ${number}`,
    body: `${number}. ${sentence.repeat(4)}`,
    picture: [],
    picture_place: 'right',
    caption: '',
    links: [],
    background: 'light',
  };
}
