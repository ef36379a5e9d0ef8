import type { Meta } from '@storybook/react-vite';
import { pluginStories, type PluginStory } from '../sdk/testing/plugin-stories.tsx';
import { linkField } from './field.ts';
import { linkRender } from './render.tsx';
import { linkSamples } from './samples.ts';
import { linkView } from './view.tsx';

const meta: Meta = { title: 'Field plugins/Link' };
export default meta;

const stories = pluginStories(linkField, linkView, linkSamples, linkRender);

export const Empty: PluginStory = stories.Empty;
export const Filled: PluginStory = stories.Filled;
export const Invalid: PluginStory = stories.Invalid;
export const ReadOnly: PluginStory = stories.ReadOnly;
export const Preview: PluginStory = stories.Preview;
export const LongText: PluginStory = stories.LongText;
export const OnSite: PluginStory = stories.OnSite;
