import type { Meta } from '@storybook/react-vite';
import { pluginStories, type PluginStory } from '../sdk/testing/plugin-stories.tsx';
import { backgroundField } from './field.ts';
import { backgroundRender } from './render.tsx';
import { backgroundSamples } from './samples.ts';
import { backgroundView } from './view.tsx';

const meta: Meta = { title: 'Field plugins/Background' };
export default meta;

const stories = pluginStories(backgroundField, backgroundView, backgroundSamples, backgroundRender);

export const Empty: PluginStory = stories.Empty;
export const Filled: PluginStory = stories.Filled;
export const Invalid: PluginStory = stories.Invalid;
export const ReadOnly: PluginStory = stories.ReadOnly;
export const Preview: PluginStory = stories.Preview;
export const LongText: PluginStory = stories.LongText;
export const OnSite: PluginStory = stories.OnSite;
