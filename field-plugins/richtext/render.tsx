import { drawTree } from '../sdk/contract/draw-tree.tsx';
import { defineRender } from '../sdk/contract/render.ts';
import { richtextField } from './field.ts';

export const richtextRender = defineRender(richtextField, {
  Draw: ({ value, env }) => drawTree(value.tree, env),
});
