import { defineRender } from '../sdk/contract/render.ts';
import { backgroundField } from './field.ts';

/** Nothing to see: the theme of a site reads the value and colours the whole block. */
export const backgroundRender = defineRender(backgroundField, { Draw: () => null });
