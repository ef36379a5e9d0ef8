import { closedObject, exactObject } from '../sdk/contract/closed-object.ts';
import type { JsonSchema } from '../sdk/contract/field.ts';
import { titleColors } from './colors.ts';

export interface ColorTitleItem {
  /** Identifies the item when edits of the list are compared. */
  readonly id: string;
  readonly title: string;
  readonly color: (typeof titleColors)[number];
}

export type SiteTitle = Pick<ColorTitleItem, 'title' | 'color'>;

export const colorTitleItemSchema: JsonSchema = exactObject({
  id: { type: 'string', minLength: 1, maxLength: 64, assigned: true },
  title: { type: 'string', maxLength: 200 },
  color: { type: 'string', enum: titleColors, default: 'default' },
} satisfies Record<keyof ColorTitleItem, JsonSchema>);

export const siteTitleSchema = closedObject('ColorTitle', {
  title: { type: 'string' },
  color: { type: 'string', enum: titleColors },
});

/** A new item: no title, no particular colour. */
export function newColorTitle(id: string): ColorTitleItem {
  return { id, title: '', color: 'default' };
}
