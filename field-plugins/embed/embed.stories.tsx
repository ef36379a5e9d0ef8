import type { Meta } from '@storybook/react-vite';
import { pluginStories, type PluginStory } from '../sdk/testing/plugin-stories.tsx';
import { embedField } from './field.ts';
import { embedRender } from './render.tsx';
import { embedSamples } from './samples.ts';
import { embedView } from './view.tsx';

const meta: Meta = { title: 'Field plugins/Embed' };
export default meta;

const stories = pluginStories(embedField, embedView, embedSamples, embedRender);

export const Empty: PluginStory = stories.Empty;
export const Filled: PluginStory = stories.Filled;
export const Invalid: PluginStory = stories.Invalid;
export const ReadOnly: PluginStory = stories.ReadOnly;
export const Preview: PluginStory = stories.Preview;
export const LongText: PluginStory = stories.LongText;
export const OnSite: PluginStory = stories.OnSite;
