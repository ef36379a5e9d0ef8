import { renderTree } from '../sdk/contract/render-tree.tsx';
import { defineRender } from '../sdk/contract/render.ts';
import { richtextField } from './field.ts';

export const richtextRender = defineRender(richtextField, {
  Render: ({ value, env }) => renderTree(value.tree, env),
});
