import { closedObject } from '../sdk/contract/closed-object.ts';
import type { JsonSchema } from '../sdk/contract/field.ts';
import { titleColors } from './colors.ts';

export interface ColorTitleItem {
  /** Identifies the item when edits of the list are compared. */
  readonly id: string;
  readonly title: string;
  readonly color: (typeof titleColors)[number];
}

export type SiteTitle = Pick<ColorTitleItem, 'title' | 'color'>;

const properties: Readonly<Record<keyof ColorTitleItem, JsonSchema>> = {
  id: { type: 'string', minLength: 1, maxLength: 64, assigned: true },
  title: { type: 'string', maxLength: 200 },
  color: { type: 'string', enum: titleColors, default: 'default' },
};

export const siteTitleSchema = closedObject('ColorTitle', {
  title: { type: 'string' },
  color: { type: 'string', enum: titleColors },
});

export const colorTitleItemSchema: JsonSchema = {
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
};

/** A new item: no title, no particular colour. */
export function newColorTitle(id: string): ColorTitleItem {
  return { id, title: '', color: 'default' };
}
