import { closedObject, exactObject } from '../sdk/contract/closed-object.ts';
import { defineOptions, type OptionsOf } from '../sdk/contract/definition.ts';
import type { JsonSchema } from '../sdk/contract/field.ts';

/** `coordinates` is the text as entered, which is kept even while it cannot be parsed. */
export interface Location {
  readonly coordinates: string;
  /** May be empty. */
  readonly label: string;
  readonly address: string;
}

/** Latitude and longitude are null for an address without coordinates. */
export interface SiteLocation {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly label: string;
  readonly address: string;
}

/** `zoom` is the OpenStreetMap zoom level of the link. */
export const locationOptions = defineOptions({
  type: ['object', 'null'],
  properties: { zoom: { type: 'integer', minimum: 1, maximum: 19, default: 16 } },
  additionalProperties: false,
});

export type LocationOptions = OptionsOf<typeof locationOptions>;

export const noLocation: Location = { coordinates: '', label: '', address: '' };

export const locationSchema: JsonSchema = exactObject({
  coordinates: { type: 'string', maxLength: 2000, default: '' },
  label: { type: 'string', maxLength: 200, default: '' },
  address: { type: 'string', maxLength: 1000, default: '' },
});

export const siteLocationSchema = closedObject('Location', {
  latitude: { type: ['number', 'null'] },
  longitude: { type: ['number', 'null'] },
  label: { type: 'string' },
  address: { type: 'string' },
});

export function mapAddress(
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  { zoom }: LocationOptions,
): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`;
}
