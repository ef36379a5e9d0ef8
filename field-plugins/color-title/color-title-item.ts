import type { JsonSchema } from '../sdk/contract/field.ts';
import { titleColors } from './colors.ts';

/** A short text in a colour: a label, a badge, a state. */
export interface ColorTitleItem {
  /** The item's own id, by which edits of the list are told apart. */
  readonly id: string;
  readonly title: string;
  readonly color: (typeof titleColors)[number];
}

const properties: Readonly<Record<keyof ColorTitleItem, JsonSchema>> = {
  id: { type: 'string', minLength: 1, maxLength: 64 },
  title: { type: 'string', maxLength: 200 },
  color: { type: 'string', enum: titleColors },
};

/** The shape of an item. */
export const colorTitleItemSchema: JsonSchema = {
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
};

/** An item as it starts: without a title, in no particular colour. */
export function newColorTitle(id: string): ColorTitleItem {
  return { id, title: '', color: 'default' };
}
