import type { Meta } from '@storybook/react-vite';
import { pluginStories, type PluginStory } from '../sdk/testing/plugin-stories.tsx';
import { textField } from './field.ts';
import { textRender } from './render.tsx';
import { textSamples } from './samples.ts';
import { textView } from './view.tsx';

const meta: Meta = { title: 'Field plugins/Text' };
export default meta;

const stories = pluginStories(textField, textView, textSamples, textRender);

export const Empty: PluginStory = stories.Empty;
export const Filled: PluginStory = stories.Filled;
export const Invalid: PluginStory = stories.Invalid;
export const ReadOnly: PluginStory = stories.ReadOnly;
export const Preview: PluginStory = stories.Preview;
export const LongText: PluginStory = stories.LongText;
export const OnSite: PluginStory = stories.OnSite;
