import { defineRender } from '../sdk/contract/render.ts';
import { colorField } from './field.ts';

/** The name of the colour. A theme that wants the colour itself reads the value. */
export const colorRender = defineRender(colorField, {
  Render: ({ value, options, env }) => <p className="s-text">{colorField.summarize(value, options, env)}</p>,
});
