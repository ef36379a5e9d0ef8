import { closedObject, orNull } from '../sdk/contract/closed-object.ts';
import { defineField, type FieldIssue } from '../sdk/contract/field.ts';
import { deliveredImage, deliverImage } from '../sdk/kit/images.ts';
import { cutText } from '../sdk/kit/text-options.ts';
import { mergeObjects } from '../sdk/kit/merge-parts.ts';
import {
  embedOptions,
  embedSchema,
  noEmbed,
  type Embed,
  type EmbedOptions,
  type SiteEmbed,
} from './embed.ts';
import { providerNames, providers, readEmbed } from './providers.ts';

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
  refresh: (value, lookup) =>
    value.picture === null
      ? value
      : {
          ...value,
          picture: {
            id: value.picture.id,
            file: lookup.media(value.picture.id)?.file ?? value.picture.file,
          },
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
