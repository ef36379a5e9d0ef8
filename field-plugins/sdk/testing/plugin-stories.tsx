import { Alert, Stack } from '@mui/material';
import type { Args, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { FieldDefinitionError, type FieldPlugin } from '../contract/field.ts';
import { sameValue } from '../contract/same-value.ts';
import { Beside, LiveWidget } from './plugin-stories/live-widget.tsx';
import { longSamples } from './plugin-stories/long-samples.ts';
import { argsOf, definitionOf, optionControls } from './plugin-stories/option-controls.ts';
import { SampleList } from './plugin-stories/sample-list.tsx';
import { SiteRendering } from './plugin-stories/site-rendering.tsx';
import { ValueDetails } from './plugin-stories/value-details.tsx';
import { emptySamples, showableSamples, validSamples, type ReadSample } from './read-sample.ts';
import type { FieldRender } from '../contract/render.ts';
import type { FieldSamples } from '../contract/samples.ts';
import type { FieldHost, FieldView } from '../contract/view.ts';

/** A story of a field type. It shows the samples. */
export type PluginStory = StoryObj;

interface PluginStories {
  /**
   * The widget of a new block, for each definition of the samples. Controls change its title and its
   * options; then only the default one is shown, as chosen.
   */
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
    Empty: withControls(plugin, samples, widget(false)),
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

type Draw = (sample: ReadSample, host: FieldHost, language?: unknown) => ReactNode;

/** The story of new blocks, with a control for each option. */
function withControls(plugin: FieldPlugin, samples: FieldSamples, draw: Draw): PluginStory {
  const given = samples.definitions.default;
  const chosen = (args: Args) =>
    emptySamples(plugin, { definitions: { default: definitionOf(plugin, given, args) } });
  return {
    args: argsOf(plugin, given),
    argTypes: optionControls(plugin),
    parameters: { controls: { disable: false } },
    render: (args, { globals, initialArgs }) => (
      <AsChosen
        key={JSON.stringify(args)}
        language={globals['language']}
        draw={draw}
        read={() => (sameValue(args, initialArgs) ? emptySamples(plugin, samples) : chosen(args))}
      />
    ),
  };
}

interface AsChosenProps {
  readonly language: unknown;
  readonly draw: Draw;
  /** Throws if the plugin rejects the options. */
  readonly read: () => readonly ReadSample[];
}

/** The widget with the options of the controls, or the error of the plugin. */
function AsChosen({ language, draw, read }: AsChosenProps) {
  const found = orRejection(read);
  return typeof found === 'string' ? (
    <Alert severity="error">{found}</Alert>
  ) : (
    <SampleList samples={found} draw={draw} language={language} />
  );
}

function orRejection(read: AsChosenProps['read']): readonly ReadSample[] | string {
  try {
    return read();
  } catch (error) {
    if (error instanceof FieldDefinitionError) return error.message;
    throw error;
  }
}

/** Reads the samples when a story is first rendered, so that other stories do not have to wait. */
function story(read: () => readonly ReadSample[], draw: Draw): PluginStory {
  let known: readonly ReadSample[] | undefined;
  return {
    render: (_args, { globals }) => (
      <SampleList
        samples={(known ??= read())}
        draw={(sample, host) => draw(sample, host, globals['language'])}
        language={globals['language']}
      />
    ),
  };
}
