import { linkAttributes } from '../sdk/contract/render-links.tsx';
import { defineRender } from '../sdk/contract/render.ts';
import { urlField } from './field.ts';

/** The address as a link, shown without its technical parts. */
export const urlRender = defineRender(urlField, {
  Render({ value, env }) {
    const href = env.href(value);
    const text = value.replace(/^https?:\/\//i, '').replace(/^([^/?#]+)\/$/, '$1');
    if (href === undefined) return <p className="s-text">{text}</p>;
    return (
      <p className="s-text">
        <a href={href} {...linkAttributes(href, false)}>
          {text}
        </a>
      </p>
    );
  },
});
