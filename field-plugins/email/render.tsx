import { defineRender } from '../sdk/contract/render.ts';
import { emailField } from './field.ts';

export const emailRender = defineRender(emailField, {
  Render({ value, env }) {
    if (typeof value !== 'string') return null;
    const href = env.href(`mailto:${value}`);
    return <p className="s-text">{href === undefined ? value : <a href={href}>{value}</a>}</p>;
  },
});
