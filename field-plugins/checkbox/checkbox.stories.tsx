import type { Meta } from '@storybook/react-vite';
import { pluginStories, type PluginStory } from '../sdk/testing/plugin-stories.tsx';
import { checkboxField } from './field.ts';
import { checkboxRender } from './render.tsx';
import { checkboxSamples } from './samples.ts';
import { checkboxView } from './view.tsx';

const meta: Meta = { title: 'Field plugins/Checkbox' };
export default meta;

const stories = pluginStories(checkboxField, checkboxView, checkboxSamples, checkboxRender);

export const Empty: PluginStory = stories.Empty;
export const Filled: PluginStory = stories.Filled;
export const Invalid: PluginStory = stories.Invalid;
export const ReadOnly: PluginStory = stories.ReadOnly;
export const Preview: PluginStory = stories.Preview;
export const LongText: PluginStory = stories.LongText;
export const OnSite: PluginStory = stories.OnSite;
