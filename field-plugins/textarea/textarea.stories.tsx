import type { Meta } from '@storybook/react-vite';
import { pluginStories, type PluginStory } from '../sdk/testing/plugin-stories.tsx';
import { textareaField } from './field.ts';
import { textareaRender } from './render.tsx';
import { textareaSamples } from './samples.ts';
import { textareaView } from './view.tsx';

const meta: Meta = { title: 'Field plugins/Textarea' };
export default meta;

const stories = pluginStories(textareaField, textareaView, textareaSamples, textareaRender);

export const Empty: PluginStory = stories.Empty;
export const Filled: PluginStory = stories.Filled;
export const Invalid: PluginStory = stories.Invalid;
export const ReadOnly: PluginStory = stories.ReadOnly;
export const Preview: PluginStory = stories.Preview;
export const LongText: PluginStory = stories.LongText;
export const OnSite: PluginStory = stories.OnSite;
