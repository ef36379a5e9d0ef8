import { Box } from '@mui/material';
import { isLanguage } from '../../shared/languages.ts';
import type { FieldPlugin, ReferenceLookup } from '../../field-plugins/sdk/contract/field.ts';
import { createFieldRenderers, type FieldRender } from '../../field-plugins/sdk/contract/render.ts';
import type { FieldHost } from '../../field-plugins/sdk/contract/view.ts';
import { Nothing } from '../../field-plugins/sdk/kit/nothing.tsx';
import { fakePages, fakeImages } from '../../field-plugins/sdk/testing/fake-host.ts';
import { knownRender } from '../../field-plugins/sdk/testing/known-render.ts';
import type { ReadSample } from '../../field-plugins/sdk/testing/read-sample.ts';
import { Beside } from './live-widget.tsx';
import { allStoryMessages } from './story-messages.ts';
import { ValueDetails } from './value-details.tsx';

interface SiteRenderingProps {
  readonly plugin: FieldPlugin;
  /** Without one, the value is rendered by its shape. */
  readonly render: FieldRender | undefined;
  readonly sample: ReadSample;
  readonly language: unknown;
  readonly host: FieldHost;
}

/** A sample as a site gets it, rendered without the style sheet of a theme. */
export function SiteRendering({ plugin, render, sample, language, host }: SiteRenderingProps) {
  const { name, options } = sample;
  const value = plugin.deliver === undefined ? sample.value : plugin.deliver(sample.value, records);
  const { render: renderValue } = createFieldRenderers(
    render === undefined ? [] : [knownRender(render, allStoryMessages)],
  );
  const env = { language: isLanguage(language) ? language : ('en' as const), href: (url: string) => url };
  const rendered = renderValue(plugin.type, { value, options, env });
  return (
    <Beside>
      <Box sx={plainSx}>{rendered ?? <Nothing host={host} />}</Box>
      <ValueDetails name={name} value={value} />
    </Beside>
  );
}

/** Storybook serves these images of the demo. */
const images = ['harbour', 'shopfront', 'coastline', 'boathouse', 'wheel'];

const records: ReferenceLookup = {
  page(id) {
    const page = fakePages.find((one) => one.id === id);
    return page && { ...page, url: page.url_path };
  },
  media(id) {
    const index = fakeImages.findIndex((one) => one.id === id);
    const name = images[index];
    const file = fakeImages[index]?.file;
    if (name === undefined || file === undefined) return undefined;
    return { file, url: `/media/${name}.svg`, width: 1600, height: 1200, alt: name };
  },
};

/** Restores browser defaults that the theme of Storybook resets, and limits images to the width of the story. */
const plainSx = {
  overflowWrap: 'anywhere',
  '& .s-text': { whiteSpace: 'pre-wrap' },
  // Spaces the links for touch.
  '& li + li': { mt: 2 },
  '& img': { maxWidth: '100%', height: 'auto' },
  '& .s-buttons': { display: 'flex', flexWrap: 'wrap', gap: 2 },
} as const;
