import { linkAttributes } from '../sdk/contract/render-links.tsx';
import { defineRender } from '../sdk/contract/render.ts';
import { referenceField } from './field.ts';

export const referenceRender = defineRender(referenceField, {
  Render({ value, env }) {
    if (value.length === 0) return null;
    return (
      <ul className="s-pages">
        {value.map(({ id, title, url }) => {
          const href = env.href(url);
          return (
            <li key={id}>
              <a href={href} {...(href !== undefined && linkAttributes(href, false))}>
                {title}
              </a>
            </li>
          );
        })}
      </ul>
    );
  },
});
