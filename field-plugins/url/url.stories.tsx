import type { Meta } from '@storybook/react-vite';
import { pluginStories, type PluginStory } from '../sdk/testing/plugin-stories.tsx';
import { urlField } from './field.ts';
import { urlRender } from './render.tsx';
import { urlSamples } from './samples.ts';
import { urlView } from './view.tsx';

const meta: Meta = { title: 'Field plugins/URL' };
export default meta;

const stories = pluginStories(urlField, urlView, urlSamples, urlRender);

export const Empty: PluginStory = stories.Empty;
export const Filled: PluginStory = stories.Filled;
export const Invalid: PluginStory = stories.Invalid;
export const ReadOnly: PluginStory = stories.ReadOnly;
export const Preview: PluginStory = stories.Preview;
export const LongText: PluginStory = stories.LongText;
export const OnSite: PluginStory = stories.OnSite;
