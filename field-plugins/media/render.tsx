import { drawImages } from '../sdk/contract/draw-images.tsx';
import { defineRender } from '../sdk/contract/render.ts';
import { mediaField } from './field.ts';

export const mediaRender = defineRender(mediaField, {
  Draw: ({ value, env }) => drawImages(value, env),
});
