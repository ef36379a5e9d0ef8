import { linkAttributes } from '../sdk/contract/render-links.tsx';
import { renderImages } from '../sdk/contract/render-images.tsx';
import { defineRender } from '../sdk/contract/render.ts';
import { embedField } from './field.ts';
import { isHeard, providerNames } from './providers.ts';

/** An image that links to the provider. Until a visitor follows the link, the provider learns nothing about them. */
export const embedRender = defineRender(embedField, {
  Render({ value, env }) {
    if (value === null) return null;
    const { provider, url, title, picture: image } = value;
    const href = env.href(url);
    const params = { provider: providerNames[provider] };
    return (
      <figure className={`s-embed s-embed-${provider}`}>
        <a href={href} {...(href !== undefined && linkAttributes(href, true))}>
          {image !== null && renderImages([{ ...image, alt: '' }], env)}
          <span className="s-embed-label">
            {env.translate(isHeard(provider) ? 'embed.site.listen' : 'embed.site.watch', params)}
          </span>
        </a>
        {title !== '' && <figcaption className="s-caption">{title}</figcaption>}
      </figure>
    );
  },
});
