import type { Meta } from '@storybook/react-vite';
import { pluginStories, type PluginStory } from '../sdk/testing/plugin-stories.tsx';
import { mediaField } from './field.ts';
import { mediaRender } from './render.tsx';
import { mediaSamples } from './samples.ts';
import { mediaView } from './view.tsx';

const meta: Meta = { title: 'Field plugins/Media' };
export default meta;

const stories = pluginStories(mediaField, mediaView, mediaSamples, mediaRender);

export const Empty: PluginStory = stories.Empty;
export const Filled: PluginStory = stories.Filled;
export const Invalid: PluginStory = stories.Invalid;
export const ReadOnly: PluginStory = stories.ReadOnly;
export const Preview: PluginStory = stories.Preview;
export const LongText: PluginStory = stories.LongText;
export const OnSite: PluginStory = stories.OnSite;
