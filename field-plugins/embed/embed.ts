import { exactObject, orNull } from '../sdk/contract/closed-object.ts';
import { defineOptions, type OptionsOf } from '../sdk/contract/definition.ts';
import type { JsonSchema, MediaItem } from '../sdk/contract/field.ts';
import type { RenderImage } from '../sdk/contract/render-env.ts';
import { mediaItemSchema } from '../sdk/kit/images.ts';
import { providers, type Found } from './providers.ts';

export interface Embed {
  readonly url: string;
  /** May be empty. */
  readonly title: string;
  /** The image that sites show: nothing is loaded from the provider. */
  readonly picture: MediaItem | null;
}

/** A video or sound as sites get it. `url` is the page of the provider, `player` its player for a frame. */
export interface SiteEmbed extends Found {
  readonly title: string;
  readonly picture: RenderImage | null;
}

export const embedOptions = defineOptions(
  {
    type: ['object', 'null'],
    properties: {
      providers: {
        type: 'array',
        items: { type: 'string', enum: providers },
        minItems: 1,
        uniqueItems: true,
        default: providers,
      },
    },
    additionalProperties: false,
  },
  ({ providers: allowed }) => ({ allowed: providers.filter((one) => allowed.includes(one)) }),
);

export type EmbedOptions = OptionsOf<typeof embedOptions>;

export const noEmbed: Embed = { url: '', title: '', picture: null };

const addressLength = 2000;
const titleLength = 200;

export const embedSchema: JsonSchema = exactObject({
  url: { type: 'string', maxLength: addressLength },
  title: { type: 'string', maxLength: titleLength, default: '' },
  picture: { ...orNull(mediaItemSchema), default: null },
});
