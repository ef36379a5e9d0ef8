import { Stack } from '@mui/material';
import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import type { FieldPlugin } from '../contract/field.ts';
import { Beside, LiveWidget } from './plugin-stories/live-widget.tsx';
import { longSamples } from './plugin-stories/long-samples.ts';
import { SampleList } from './plugin-stories/sample-list.tsx';
import { SiteRendering } from './plugin-stories/site-rendering.tsx';
import { ValueDetails } from './plugin-stories/value-details.tsx';
import { emptySamples, showableSamples, validSamples, type ReadSample } from './read-sample.ts';
import type { FieldRender } from '../contract/render.ts';
import type { FieldSamples } from '../contract/samples.ts';
import type { FieldHost, FieldView } from '../contract/view.ts';

export type PluginStory = StoryObj;

interface PluginStories {
  /** The widget of a new block, for each definition of the samples. */
  readonly Empty: PluginStory;
  /** Each valid sample. */
  readonly Filled: PluginStory;
  /** Each invalid sample whose value a widget can be given. */
  readonly Invalid: PluginStory;
  readonly ReadOnly: PluginStory;
  readonly Preview: PluginStory;
  /** The longest title, options and value of each definition. */
  readonly LongText: PluginStory;
  /** Each valid sample as a site gets it: rendered by the renderer, or by its shape. */
  readonly OnSite: PluginStory;
}

/** The stories that every field type has, rendered from its samples, in the language of Storybook's toolbar. */
export function pluginStories(
  plugin: FieldPlugin,
  view: FieldView,
  samples: FieldSamples,
  render?: FieldRender,
): PluginStories {
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
    Empty: story(() => emptySamples(plugin, samples), widget(false)),
    Filled: story(valid, widget(false)),
    Invalid: story(() => showableSamples(plugin, samples), widget(false)),
    ReadOnly: story(valid, widget(true)),
    Preview: story(valid, preview),
    LongText: story(() => longSamples(plugin, samples), both),
    OnSite: story(valid, (sample, host, language) => (
      <SiteRendering {...{ plugin, render, sample, language, host }} />
    )),
  };
}

type RenderSample = (sample: ReadSample, host: FieldHost, language?: unknown) => ReactNode;

/** Reads the samples when a story is first rendered, so that other stories do not have to wait. */
function story(read: () => readonly ReadSample[], renderSample: RenderSample): PluginStory {
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
