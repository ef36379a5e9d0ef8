import { closedObject, exactObject, orNull } from '../sdk/contract/closed-object.ts';
import { defineOptions, type OptionsOf } from '../sdk/contract/definition.ts';
import { defineField, type FieldIssue } from '../sdk/contract/field.ts';
import type { SchemaValue } from '../sdk/contract/schema-value.ts';
import { mergeObjects } from '../sdk/kit/merge-parts.ts';
import { cutText } from '../sdk/kit/text-options.ts';
import { isOnEarth, readPosition, writePosition } from './read-position.ts';

/** `zoom` is the OpenStreetMap zoom level of the link. */
const locationOptions = defineOptions({
  type: ['object', 'null'],
  properties: { zoom: { type: 'integer', minimum: 1, maximum: 19, default: 16 } },
  additionalProperties: false,
});

export type LocationOptions = OptionsOf<typeof locationOptions>;

/** `coordinates` is the text as entered, which is kept even while it cannot be parsed. */
const locationSchema = exactObject({
  coordinates: { type: 'string', maxLength: 2000, default: '' },
  label: { type: 'string', maxLength: 200, default: '' },
  address: { type: 'string', maxLength: 1000, default: '' },
});

export type Location = SchemaValue<typeof locationSchema>;

export const noLocation: Location = { coordinates: '', label: '', address: '' };

/** Latitude and longitude are null for an address without coordinates. */
const siteLocationSchema = closedObject('Location', {
  latitude: { type: ['number', 'null'] },
  longitude: { type: ['number', 'null'] },
  label: { type: 'string' },
  address: { type: 'string' },
});

type SiteLocation = SchemaValue<typeof siteLocationSchema>;

export function mapAddress(
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  { zoom }: LocationOptions,
): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`;
}

export const locationField = defineField<Location, LocationOptions, SiteLocation | null>({
  contract: 1,
  type: 'location',
  typed: true,
  ...locationOptions,
  defaultValue: () => noLocation,
  example: (_options, { title, text }) => ({
    coordinates: '52.52, 13.405',
    label: cutText(title, 200),
    address: cutText(text, 100),
  }),
  isEmpty,
  schema: () => locationSchema,
  upgrade: upgradeLocation,
  check: checkLocation,
  deliver: (value) => {
    if (isEmpty(value)) return null;
    const found = readPosition(value.coordinates);
    const { latitude, longitude } =
      found !== undefined && isOnEarth(found) ? found : { latitude: null, longitude: null };
    return { latitude, longitude, label: value.label.trim(), address: value.address.trim() };
  },
  deliveredSchema: () => orNull(siteLocationSchema),
  merge: mergeObjects,
  plainText: ({ label, address, coordinates }) =>
    [label, address, coordinates].filter((part) => part.trim() !== '').join('\n'),
  summarize: ({ label, address, coordinates }) =>
    [label, address, coordinates]
      .map((part) => part.replace(/\s+/g, ' ').trim())
      .find((part) => part !== '') ?? '',
});

function isEmpty({ coordinates, label, address }: Location): boolean {
  return [coordinates, label, address].every((part) => part.trim() === '');
}

function checkLocation({ coordinates }: Location): readonly FieldIssue[] {
  if (coordinates.trim() === '') return [];
  const found = readPosition(coordinates);
  if (found === undefined) return [{ key: 'location.unreadable', path: ['coordinates'] }];
  return isOnEarth(found) ? [] : [{ key: 'location.outside', path: ['coordinates'] }];
}

/** A text field may have held the address or the coordinates, and other programs write numbers. */
function upgradeLocation(stored: unknown): unknown {
  if (typeof stored === 'string')
    return readPosition(stored) === undefined
      ? { ...noLocation, address: stored }
      : { ...noLocation, coordinates: stored };
  if (typeof stored !== 'object' || stored === null || !('latitude' in stored) || !('longitude' in stored))
    return stored;
  const { latitude, longitude, ...rest } = stored;
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return stored;
  return { ...noLocation, ...rest, coordinates: writePosition({ latitude, longitude }) };
}
