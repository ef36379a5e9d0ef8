import { drawPictures } from '../sdk/contract/draw-pictures.tsx';
import { defineRender } from '../sdk/contract/render.ts';
import { mediaField } from './field.ts';

export const mediaRender = defineRender(mediaField, {
  Draw: ({ value, env }) => drawPictures(value, env),
});
