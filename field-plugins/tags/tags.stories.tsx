import type { Meta } from '@storybook/react-vite';
import { pluginStories, type PluginStory } from '../sdk/testing/plugin-stories.tsx';
import { tagsField } from './field.ts';
import { tagsRender } from './render.tsx';
import { tagsSamples } from './samples.ts';
import { tagsView } from './view.tsx';

const meta: Meta = { title: 'Field plugins/Tags' };
export default meta;

const stories = pluginStories(tagsField, tagsView, tagsSamples, tagsRender);

export const Empty: PluginStory = stories.Empty;
export const Filled: PluginStory = stories.Filled;
export const Invalid: PluginStory = stories.Invalid;
export const ReadOnly: PluginStory = stories.ReadOnly;
export const Preview: PluginStory = stories.Preview;
export const LongText: PluginStory = stories.LongText;
export const OnSite: PluginStory = stories.OnSite;
