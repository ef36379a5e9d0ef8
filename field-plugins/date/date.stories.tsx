import type { Meta } from '@storybook/react-vite';
import { pluginStories, type PluginStory } from '../sdk/testing/plugin-stories.tsx';
import { dateField } from './field.ts';
import { dateRender } from './render.tsx';
import { dateSamples } from './samples.ts';
import { dateView } from './view.tsx';

const meta: Meta = { title: 'Field plugins/Date' };
export default meta;

const stories = pluginStories(dateField, dateView, dateSamples, dateRender);

export const Empty: PluginStory = stories.Empty;
export const Filled: PluginStory = stories.Filled;
export const Invalid: PluginStory = stories.Invalid;
export const ReadOnly: PluginStory = stories.ReadOnly;
export const Preview: PluginStory = stories.Preview;
export const LongText: PluginStory = stories.LongText;
export const OnSite: PluginStory = stories.OnSite;
