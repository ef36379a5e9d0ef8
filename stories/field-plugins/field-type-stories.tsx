import { Stack } from '@mui/material';
import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { allSamples } from '../../field-plugins/all-samples.ts';
import { catalogueRenders } from '../../field-plugins/catalogue/renders.ts';
import { fieldRegistry } from '../../field-plugins/index.ts';
import { fieldViews } from '../../field-plugins/views.ts';
import { Beside, LiveWidget } from './live-widget.tsx';
import { longSamples } from './long-samples.ts';
import { SampleList } from './sample-list.tsx';
import { SiteRendering } from './site-rendering.tsx';
import { ValueDetails } from './value-details.tsx';
import {
  emptySamples,
  showableSamples,
  validSamples,
  type ReadSample,
} from '../../field-plugins/sdk/testing/read-sample.ts';
import type { FieldHost } from '../../field-plugins/sdk/contract/view.ts';

/** The stories of a field type, from its samples, in the language of Storybook's toolbar; `.storybook/field-stories.ts` finds them. */
export async function fieldTypeStories(type: string) {
  const plugin = fieldRegistry.find(type);
  const samples = allSamples.get(type);
  if (!plugin || !samples) throw new Error(`There is no field type ${type}.`);
  const view = await fieldViews.load(type);
  const render = catalogueRenders.find((known) => known.render.type === type)?.render;
  const widget = (readOnly: boolean) => (sample: ReadSample, host: FieldHost) => (
    <LiveWidget {...{ plugin, view, sample, host, readOnly }} />
  );
  const preview = ({ name, value, options }: ReadSample, host: FieldHost) => (
    <Beside>
      <view.Preview {...{ value, options, host }} />
      <ValueDetails {...{ name, value }} />
    </Beside>
  );
  const both = (sample: ReadSample, host: FieldHost) => (
    <Stack spacing={6}>
      {widget(false)(sample, host)}
      <view.Preview value={sample.value} options={sample.options} host={host} />
    </Stack>
  );
  const valid = () => validSamples(plugin, samples);
  return {
    /** The widget of a new block, for each definition of the samples. */
    Empty: story(() => emptySamples(plugin, samples), widget(false)),
    /** Each valid sample. */
    Filled: story(valid, widget(false)),
    /** Each invalid sample whose value a widget can be given. */
    Invalid: story(() => showableSamples(plugin, samples), widget(false)),
    ReadOnly: story(valid, widget(true)),
    Preview: story(valid, preview),
    /** The longest title, options and value of each definition. */
    LongText: story(() => longSamples(plugin, samples), both),
    /** Each valid sample as a site gets it: rendered by the renderer, or by its shape. */
    OnSite: story(valid, (sample, host, language) => (
      <SiteRendering {...{ plugin, render, sample, language, host }} />
    )),
  };
}

type RenderSample = (sample: ReadSample, host: FieldHost, language?: unknown) => ReactNode;

/** Reads the samples when a story is first rendered, so that other stories do not have to wait. */
function story(read: () => readonly ReadSample[], renderSample: RenderSample): StoryObj {
  let known: readonly ReadSample[] | undefined;
  return {
    render: (_args, { globals }) => (
      <SampleList
        samples={(known ??= read())}
        renderSample={(sample, host) => renderSample(sample, host, globals['language'])}
        language={globals['language']}
      />
    ),
  };
}
