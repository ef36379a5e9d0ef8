import type { Meta } from '@storybook/react-vite';
import { menuModel, menuPlace, storedMenu } from '../../src/editor/testing/list-samples.ts';
import { press, see, seeRole } from '../support/steps.ts';
import { editorStories } from './editor-story.tsx';

/** Lists of items with fields of their own, nested up to three levels deep. */
export default { title: 'Editor/Lists' } satisfies Meta;

const inMenu = editorStories({ models: [menuModel], blocks: [storedMenu] });
const deepest = menuPlace('sections', 'soups', 'dishes', 'tomato', 'sizes', 'bowl', 'price');

/** Every item is closed: a row with its summary. */
export const Closed = inMenu(({ commands }) => commands.toggle('menu'));

/** The path to a field in the third list is open. */
export const Nested = inMenu(({ commands }) => commands.open('menu', { field: deepest, isQuiet: true }));

/** The first item cannot move up. */
export const OpenMenu = inMenu(
  ({ commands }) => commands.toggle('menu'),
  press('Actions for item 1'),
  seeRole('menu', 'Actions for item 1'),
);

/** A removed item can be restored until something else changes. */
export const Removed = inMenu(
  ({ commands }) => commands.toggle('menu'),
  press('Actions for item 1'),
  press('Remove', 'menuitem'),
  see('Item 1 removed.'),
);

/** A save was tried: closed rows show the number of their errors, and the path to the first one is open. */
export const WithErrors = inMenu(({ commands, type }) => {
  type('menu', menuPlace('sections', 'soups', 'dishes', 'pumpkin', 'dish'), '');
  type('menu', menuPlace('sections', 'mains', 'name'), '');
  type('menu', menuPlace('sections', 'mains', 'dishes', 'burger', 'dish'), '');
  void commands.save('menu');
});

/** While the block is being deleted, its items can be opened and read. */
export const ReadOnly = inMenu(({ api, commands }) => {
  api.pause();
  commands.open('menu', { field: menuPlace('sections', 'soups', 'name'), isQuiet: true });
  commands.remove('menu');
  void commands.confirmDelete();
});

/** The list is empty, though it needs at least one item. */
export const Empty = editorStories({
  models: [menuModel],
  blocks: [{ ...storedMenu, data: { title: 'Lunch', sections: [] } }],
})(({ commands }) => commands.toggle('menu'));

/** Summaries are cut at the end of their rows; fields contain the whole text. */
export const LongTexts = inMenu(({ commands, type }) => {
  const long =
    'Slow-roasted vegetables with a dressing of tahini, lemon, garlic and parsley, served with flatbread';
  for (const section of ['soups', 'mains', 'sweets'])
    type('menu', menuPlace('sections', section, 'name'), long);
  type(
    'menu',
    menuPlace('sections', 'soups', 'dishes', 'tomato', 'dish'),
    `${long}Donaudampfschifffahrtsgesellschaft`,
  );
  commands.open('menu', {
    field: menuPlace('sections', 'soups', 'dishes', 'tomato', 'dish'),
    isQuiet: true,
  });
});

/** Another editor changed the same field of the same item: only that is a conflict. */
export const Conflict = inMenu(({ api, commands, editor, type, block }) => {
  const change = { place: menuPlace('sections', 'soups', 'name'), value: 'Hot soups' };
  api.changeElsewhere('menu', editor.models.withValue('menu', block('menu').draft, change));
  type('menu', menuPlace('sections', 'soups', 'name'), 'Soups of the day');
  type('menu', menuPlace('sections', 'mains', 'name'), 'Main courses');
  void commands.save('menu');
});
