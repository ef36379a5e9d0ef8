import { defineRender } from '../sdk/contract/render.ts';
import { datetimeField, isReadable } from './field.ts';

export const datetimeRender = defineRender(datetimeField, {
  Render: ({ value, options, env }) =>
    isReadable(value) ? (
      <p className="s-text">
        <time dateTime={value.local}>{datetimeField.summarize(value, options, env)}</time>
      </p>
    ) : null,
});
