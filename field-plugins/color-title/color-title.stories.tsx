import type { Meta } from '@storybook/react-vite';
import { pluginStories, type PluginStory } from '../sdk/testing/plugin-stories.tsx';
import { colorTitleField } from './field.ts';
import { colorTitleRender } from './render.tsx';
import { colorTitleSamples } from './samples.ts';
import { colorTitleView } from './view.tsx';

const meta: Meta = { title: 'Field plugins/Color title' };
export default meta;

const stories = pluginStories(colorTitleField, colorTitleView, colorTitleSamples, colorTitleRender);

export const Empty: PluginStory = stories.Empty;
export const Filled: PluginStory = stories.Filled;
export const Invalid: PluginStory = stories.Invalid;
export const ReadOnly: PluginStory = stories.ReadOnly;
export const Preview: PluginStory = stories.Preview;
export const LongText: PluginStory = stories.LongText;
export const OnSite: PluginStory = stories.OnSite;
