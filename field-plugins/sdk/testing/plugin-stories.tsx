import { Stack } from '@mui/material';
import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import type { FieldPlugin } from '../contract/field.ts';
import { Beside, LiveWidget } from './plugin-stories/live-widget.tsx';
import { longSamples } from './plugin-stories/long-samples.ts';
import { SampleList } from './plugin-stories/sample-list.tsx';
import { storyWords } from './plugin-stories/story-words.ts';
import { ValueDetails } from './plugin-stories/value-details.tsx';
import { emptySamples, showableSamples, validSamples, type ReadSample } from './read-sample.ts';
import type { FieldSamples } from '../contract/samples.ts';
import type { FieldHost, FieldView } from '../contract/view.ts';

/** A story of a field type. It takes no arguments because it shows the samples. */
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
}

/** The stories that every field type has, drawn from its samples, in the language of Storybook's toolbar. */
export function pluginStories(plugin: FieldPlugin, view: FieldView, samples: FieldSamples): PluginStories {
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
  };
}

/** Reads the samples when a story is first drawn, so that other stories do not have to wait. */
function story(
  read: () => readonly ReadSample[],
  draw: (sample: ReadSample, host: FieldHost) => ReactNode,
): PluginStory {
  let known: readonly ReadSample[] | undefined;
  return {
    render: (_args, { globals }) => (
      <SampleList samples={(known ??= read())} draw={draw} words={storyWords(globals['language'])} />
    ),
  };
}
