import { closedObject, exactObject } from '../sdk/contract/closed-object.ts';
import type { SchemaValue } from '../sdk/contract/schema-value.ts';

/** The colours of a label, in the order they are offered (spec section 3). */
export const titleColors = [
  'default',
  'primary',
  'secondary',
  'success',
  'error',
  'info',
  'warning',
] as const;

export const colorTitleItemSchema = exactObject({
  id: { type: 'string', minLength: 1, maxLength: 64, assigned: true },
  title: { type: 'string', maxLength: 200 },
  color: { type: 'string', enum: titleColors, default: 'default' },
});

export type ColorTitleItem = SchemaValue<typeof colorTitleItemSchema>;

export const siteTitleSchema = closedObject('ColorTitle', {
  title: { type: 'string' },
  color: { type: 'string', enum: titleColors },
});

export type SiteTitle = SchemaValue<typeof siteTitleSchema>;

/** A new item: no title, no particular colour. */
export function newColorTitle(id: string): ColorTitleItem {
  return { id, title: '', color: 'default' };
}
