/** The keys that a plugin using `ItemList` needs below its type. */
export const itemListMessages: readonly string[] = [
  'add',
  'remove',
  'moveUp',
  'moveDown',
  'item',
  'empty',
  'chosen',
];
