import { closedObject, exactObject, orNull } from '../sdk/contract/closed-object.ts';
import { defineOptions, type OptionsOf } from '../sdk/contract/definition.ts';
import { defineField, type FieldIssue } from '../sdk/contract/field.ts';
import type { RenderImage } from '../sdk/contract/render-env.ts';
import type { SchemaValue } from '../sdk/contract/schema-value.ts';
import { deliveredImage, deliverImage, mediaItemSchema } from '../sdk/kit/images.ts';
import { mergeObjects } from '../sdk/kit/merge-parts.ts';
import { cutText } from '../sdk/kit/text-options.ts';
import { providerNames, providers, readEmbed, type Found } from './providers.ts';

/** A video or sound as sites get it. `url` is the page of the provider, `player` its player for a frame. */
interface SiteEmbed extends Found {
  readonly title: string;
  readonly picture: RenderImage | null;
}

const embedOptions = defineOptions(
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

/** Sites show `picture`, so that nothing is loaded from the provider. */
const embedSchema = exactObject({
  url: { type: 'string', maxLength: 2000 },
  title: { type: 'string', maxLength: 200, default: '' },
  picture: { ...orNull(mediaItemSchema), default: null },
});

export type Embed = SchemaValue<typeof embedSchema>;

export const noEmbed: Embed = { url: '', title: '', picture: null };

const text = { type: 'string' } as const;

export const embedField = defineField<Embed, EmbedOptions, SiteEmbed | null>({
  contract: 1,
  type: 'embed',
  typed: true,
  ...embedOptions,
  defaultValue: () => noEmbed,
  // No thumbnail is loaded, so any video works.
  example: ({ allowed }, { title, images: [image = null], address }) =>
    address === '' || !allowed.includes('vimeo')
      ? noEmbed
      : { url: 'https://vimeo.com/76979871', title: cutText(title, 200), picture: image },
  isEmpty: ({ url }) => url.trim() === '',
  schema: () => embedSchema,
  // The address may come from a former text field.
  upgrade: (stored) => (typeof stored === 'string' ? { ...noEmbed, url: stored.trim() } : stored),
  check: checkEmbed,
  references: ({ picture: image }) => ({ media: image === null ? [] : [image.id], pages: [] }),
  // A deleted image stays, so that the editor chooses a replacement.
  refresh(value, lookup) {
    const { picture: image } = value;
    return image === null
      ? value
      : { ...value, picture: { id: image.id, file: lookup.media(image.id)?.file ?? image.file } };
  },
  deliver: ({ url, title, picture: image }, lookup) => {
    const found = readEmbed(url);
    return found === undefined
      ? null
      : { ...found, title: title.trim(), picture: image && (deliverImage(image.id, lookup) ?? null) };
  },
  deliveredSchema: () =>
    orNull(
      closedObject('Embed', {
        provider: { type: 'string', enum: providers },
        ...{ id: text, url: text, player: text, title: text },
        picture: orNull(deliveredImage),
      }),
    ),
  merge: mergeObjects,
  convertTo: { text: ({ url }) => url },
  plainText: ({ title, url }) => [title, url].filter((part) => part !== '').join('\n'),
  summarize: ({ title, url }) => title.replace(/\s+/g, ' ').trim() || url.replace(/\s+/g, ' ').trim(),
});

function checkEmbed({ url }: Embed, { allowed }: EmbedOptions): readonly FieldIssue[] {
  if (url.trim() === '') return [];
  const found = readEmbed(url);
  const params = { providers: allowed.map((one) => providerNames[one]) };
  if (found === undefined) return [{ key: 'embed.unknown', params, path: ['url'] }];
  if (allowed.includes(found.provider)) return [];
  return [
    {
      key: 'embed.not_allowed',
      params: { ...params, provider: providerNames[found.provider] },
      path: ['url'],
    },
  ];
}
