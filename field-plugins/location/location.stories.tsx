import type { Meta } from '@storybook/react-vite';
import { pluginStories, type PluginStory } from '../sdk/testing/plugin-stories.tsx';
import { locationField } from './field.ts';
import { locationRender } from './render.tsx';
import { locationSamples } from './samples.ts';
import { locationView } from './view.tsx';

const meta: Meta = { title: 'Field plugins/Location' };
export default meta;

const stories = pluginStories(locationField, locationView, locationSamples, locationRender);

export const Empty: PluginStory = stories.Empty;
export const Filled: PluginStory = stories.Filled;
export const Invalid: PluginStory = stories.Invalid;
export const ReadOnly: PluginStory = stories.ReadOnly;
export const Preview: PluginStory = stories.Preview;
export const LongText: PluginStory = stories.LongText;
export const OnSite: PluginStory = stories.OnSite;
