import type { Meta } from '@storybook/react-vite';
import { pluginStories, type PluginStory } from '../sdk/testing/plugin-stories.tsx';
import { selectField } from './field.ts';
import { selectRender } from './render.tsx';
import { selectSamples } from './samples.ts';
import { selectView } from './view.tsx';

const meta: Meta = { title: 'Field plugins/Select' };
export default meta;

const stories = pluginStories(selectField, selectView, selectSamples, selectRender);

export const Empty: PluginStory = stories.Empty;
export const Filled: PluginStory = stories.Filled;
export const Invalid: PluginStory = stories.Invalid;
export const ReadOnly: PluginStory = stories.ReadOnly;
export const Preview: PluginStory = stories.Preview;
export const LongText: PluginStory = stories.LongText;
export const OnSite: PluginStory = stories.OnSite;
