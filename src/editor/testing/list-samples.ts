import type { FieldDefinition } from '../../../field-plugins/sdk/contract/field.ts';
import type { BlockData } from '../../../shared/wire/content.ts';
import type { StoredBlock } from '../store/block-api.ts';
import { field, inOrder, model } from './sample-models.ts';

export function list(
  title: string,
  fields: Record<string, FieldDefinition>,
  limits: object = {},
): FieldDefinition {
  return field('list', title, { field_values: { ...limits, fields: inOrder(fields) } });
}

/** Three levels of lists: the sections of a menu, their dishes, and the sizes of these. */
export const menuModel = model('menu', 'Menu', {
  title: field('text', 'Title'),
  sections: list(
    'Sections',
    {
      name: field('text', 'Name', { required: true }),
      dishes: list('Dishes', {
        dish: field('text', 'Dish', { required: true }),
        vegan: field('checkbox', 'Vegan'),
        sizes: list('Sizes', { size: field('text', 'Size'), price: field('text', 'Price') }, { max: 3 }),
      }),
    },
    { min: 1, max: 4 },
  ),
});

const item = (id: string, data: BlockData) => ({ id: id.padEnd(12, '0'), data });
const dish = (id: string, name: string, sizes: readonly object[] = [], vegan = false) =>
  item(id, { dish: name, vegan, sizes });

export const storedMenu: StoredBlock = {
  ...{ id: 'menu', modelId: 'menu', revision: 1 },
  data: {
    title: 'Lunch',
    sections: [
      item('soups', {
        name: 'Soups',
        dishes: [
          dish('tomato', 'Tomato soup', [
            item('cup', { size: 'Cup', price: '4.50' }),
            item('bowl', { size: 'Bowl', price: '6.00' }),
          ]),
          dish('pumpkin', 'Pumpkin soup', [], true),
        ],
      }),
      item('mains', { name: 'Mains', dishes: [dish('burger', 'Bean burger')] }),
      item('sweets', { name: 'Desserts', dishes: [] }),
    ],
  },
};

/** The place of a field of the menu: `sections/soups0000000/name` for `('sections', 'soups', 'name')`. */
export function menuPlace(...path: readonly string[]): string {
  return path.map((one, index) => (index % 2 === 1 ? one.padEnd(12, '0') : one)).join('/');
}
