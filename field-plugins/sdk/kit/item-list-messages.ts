/** The keys that `ItemList` needs below the type of a plugin that draws its value with it. */
export const itemListMessages: readonly string[] = [
  'add',
  'remove',
  'moveUp',
  'moveDown',
  'item',
  'empty',
  'chosen',
];
