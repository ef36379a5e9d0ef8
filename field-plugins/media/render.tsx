import { renderImages } from '../sdk/contract/render-images.tsx';
import { defineRender } from '../sdk/contract/render.ts';
import { mediaField } from './field.ts';

export const mediaRender = defineRender(mediaField, {
  Render: ({ value, env }) => renderImages(value, env),
});
