import { defineRender } from '../sdk/contract/render.ts';
import { backgroundField } from './field.ts';

/** Renders nothing: the theme of a site reads the value and colours the whole block. */
export const backgroundRender = defineRender(backgroundField, { Render: () => null });
