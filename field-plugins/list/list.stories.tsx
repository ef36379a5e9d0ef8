import type { Meta } from '@storybook/react-vite';
import { pluginStories, type PluginStory } from '../sdk/testing/plugin-stories.tsx';
import { listField } from './field.ts';
import { listRender } from './render.tsx';
import { listSamples } from './samples.ts';
import { listView } from './view.tsx';

const meta: Meta = { title: 'Field plugins/List' };
export default meta;

const stories = pluginStories(listField, listView, listSamples, listRender);

export const Empty: PluginStory = stories.Empty;
export const Filled: PluginStory = stories.Filled;
export const Invalid: PluginStory = stories.Invalid;
export const ReadOnly: PluginStory = stories.ReadOnly;
export const Preview: PluginStory = stories.Preview;
export const LongText: PluginStory = stories.LongText;
export const OnSite: PluginStory = stories.OnSite;
