import { linkAttributes } from '../sdk/contract/render-links.tsx';
import { defineRender } from '../sdk/contract/render.ts';
import { locationField, mapAddress } from './field.ts';

/** The address, and a link to a map. No map is loaded. */
export const locationRender = defineRender(locationField, {
  Render({ value, options, env }) {
    if (value === null) return null;
    const { latitude, longitude, label, address } = value;
    const position = latitude === null || longitude === null ? undefined : { latitude, longitude };
    const href = position && env.href(mapAddress(position, options));
    return (
      <div className="s-location">
        {label !== '' && (
          <p>
            <strong>{label}</strong>
          </p>
        )}
        {address !== '' && <p className="s-text">{address}</p>}
        {position !== undefined && (
          <p>
            <a href={href} {...(href !== undefined && linkAttributes(href, true))}>
              {env.translate('location.site.map')}
            </a>
          </p>
        )}
      </div>
    );
  },
});
