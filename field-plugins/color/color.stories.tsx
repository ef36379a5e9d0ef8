import type { Meta } from '@storybook/react-vite';
import { pluginStories, type PluginStory } from '../sdk/testing/plugin-stories.tsx';
import { colorField } from './field.ts';
import { colorRender } from './render.tsx';
import { colorSamples } from './samples.ts';
import { colorView } from './view.tsx';

const meta: Meta = { title: 'Field plugins/Color' };
export default meta;

const stories = pluginStories(colorField, colorView, colorSamples, colorRender);

export const Empty: PluginStory = stories.Empty;
export const Filled: PluginStory = stories.Filled;
export const Invalid: PluginStory = stories.Invalid;
export const ReadOnly: PluginStory = stories.ReadOnly;
export const Preview: PluginStory = stories.Preview;
export const LongText: PluginStory = stories.LongText;
export const OnSite: PluginStory = stories.OnSite;
