import { Box, Stack, Typography } from '@mui/material';
import type { StoryObj } from '@storybook/react-vite';
import { useId, useState, type ReactNode } from 'react';
import de from '../../locales/de/fields.json';
import en from '../../locales/en/fields.json';
import nl from '../../locales/nl/fields.json';
import srCyrl from '../../locales/sr-Cyrl/fields.json';
import sr from '../../locales/sr/fields.json';
import { createFakeHost } from './fake-host.ts';
import type { FieldPlugin } from './field.ts';
import { showableSamples, validSamples, type ReadSample } from './read-sample.ts';
import type { FieldSamples } from './samples.ts';
import type { FieldHost, FieldView } from './view.ts';
import type { Words } from './words.ts';

const wordsByLanguage: ReadonlyMap<unknown, Words> = new Map<unknown, Words>([
  ['en', en],
  ['sr', sr],
  ['sr-Cyrl', srCyrl],
  ['nl', nl],
  ['de', de],
]);

/** A story of a field type: it takes no arguments, for its samples are what it shows. */
export type PluginStory = StoryObj;

interface PluginStories {
  readonly Empty: PluginStory;
  readonly Filled: PluginStory;
  readonly Invalid: PluginStory;
  readonly ReadOnly: PluginStory;
  readonly Preview: PluginStory;
}

/** The stories that every field type has, drawn from its samples, in the language of Storybook's toolbar. */
export function pluginStories(plugin: FieldPlugin, view: FieldView, samples: FieldSamples): PluginStories {
  const valid = validSamples(plugin, samples);
  const empty = Object.entries(samples.definitions).map(([name, definition]): ReadSample => {
    const options = plugin.readOptions(definition);
    const { field_title: label, required } = definition;
    return { name, label, required, options, value: plugin.defaultValue(options), issues: [] };
  });
  const story = (shown: readonly ReadSample[], draw: (sample: ReadSample, host: FieldHost) => ReactNode) => ({
    render: (_args: object, { globals }: { readonly globals: Readonly<Record<string, unknown>> }) => (
      <SampleList samples={shown} draw={draw} words={wordsByLanguage.get(globals['language']) ?? en} />
    ),
  });
  const widget = (readOnly: boolean) => (sample: ReadSample, host: FieldHost) => (
    <LiveWidget view={view} sample={sample} readOnly={readOnly} host={host} />
  );
  return {
    Empty: story(empty, widget(false)),
    Filled: story(valid, widget(false)),
    Invalid: story(showableSamples(plugin, samples), widget(false)),
    ReadOnly: story(valid, widget(true)),
    Preview: story(valid, ({ value, options }, host) => <view.Preview {...{ value, options, host }} />),
  };
}

interface SampleListProps {
  readonly samples: readonly ReadSample[];
  readonly draw: (sample: ReadSample, host: FieldHost) => ReactNode;
  readonly words: Words;
}

function SampleList({ samples, draw, words }: SampleListProps) {
  const host = createFakeHost(words);
  return (
    <Stack spacing={8} sx={{ maxWidth: 680 }}>
      {samples.map((sample) => (
        <Box key={sample.name}>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 2 }}>
            {sample.name}
          </Typography>
          {draw(sample, host)}
        </Box>
      ))}
    </Stack>
  );
}

interface LiveWidgetProps {
  readonly view: FieldView;
  readonly sample: ReadSample;
  readonly readOnly: boolean;
  readonly host: FieldHost;
}

function LiveWidget({ view, sample, readOnly, host }: LiveWidgetProps) {
  const id = useId();
  const [value, setValue] = useState(sample.value);
  const { label, options, required, issues } = sample;
  return (
    <view.Widget
      {...{ id, label, value, options, required, readOnly, host }}
      errors={issues.map((issue) => host.translate(issue.key, issue.params))}
      onChange={setValue}
      onBlur={() => undefined}
    />
  );
}
