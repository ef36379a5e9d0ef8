import type { Meta } from '@storybook/react-vite';
import { pluginStories, type PluginStory } from '../sdk/testing/plugin-stories.tsx';
import { numberField } from './field.ts';
import { numberRender } from './render.tsx';
import { numberSamples } from './samples.ts';
import { numberView } from './view.tsx';

const meta: Meta = { title: 'Field plugins/Number' };
export default meta;

const stories = pluginStories(numberField, numberView, numberSamples, numberRender);

export const Empty: PluginStory = stories.Empty;
export const Filled: PluginStory = stories.Filled;
export const Invalid: PluginStory = stories.Invalid;
export const ReadOnly: PluginStory = stories.ReadOnly;
export const Preview: PluginStory = stories.Preview;
export const LongText: PluginStory = stories.LongText;
export const OnSite: PluginStory = stories.OnSite;
