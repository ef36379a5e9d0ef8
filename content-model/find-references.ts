import type { FieldReferences } from '../field-plugins/sdk/contract/field.ts';
import { callPlugin } from './call-plugin.ts';
import type { ModelField } from './model-fields.ts';

export interface FoundReferences extends FieldReferences {
  /** The value could not be read, so any id in it may be that of an image or a page. */
  readonly areGuessed: boolean;
}

const noReferences: FoundReferences = Object.freeze({ media: [], pages: [], areGuessed: false });

interface Referring {
  readonly field: ModelField;
  readonly isSupported: boolean;
  readonly value: unknown;
  readonly stored: unknown;
}

export function findReferences(validated: Referring): FoundReferences {
  const { plugin } = validated.field;
  if (validated.isSupported && plugin?.references === undefined) return noReferences;
  const { result } = callPlugin(() =>
    validated.isSupported ? plugin?.references?.(validated.value) : undefined,
  );
  return result === undefined ? possibleReferences(validated.stored) : { ...result, areGuessed: false };
}

/**
 * Returns every id in a value that cannot be read. An id too many prevents the deletion of an unused image; an id too few
 * would allow that of a used one.
 */
function possibleReferences(stored: unknown): FoundReferences {
  const ids = JSON.stringify(stored ?? null).match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [];
  return { media: ids, pages: ids, areGuessed: true };
}
