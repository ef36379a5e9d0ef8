import { type ComponentType, createContext } from 'react';
import type { ModelField } from '../../../content-model/model-fields.ts';
import type { Place } from '../store/places.ts';

export interface DraftFieldProps {
  readonly blockKey: string;
  readonly place: Place;
  readonly field: ModelField;
  readonly id: string;
}

/** Renders the fields in the parts of a composite. Provided from outside, because it renders composites too. */
export const InnerFieldContext = createContext<ComponentType<DraftFieldProps>>(() => null);
