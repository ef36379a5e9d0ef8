import type { Meta } from '@storybook/react-vite';
import { pluginStories, type PluginStory } from '../sdk/testing/plugin-stories.tsx';
import { codeField } from './field.ts';
import { codeRender } from './render.tsx';
import { codeSamples } from './samples.ts';
import { codeView } from './view.tsx';

const meta: Meta = { title: 'Field plugins/Code' };
export default meta;

const stories = pluginStories(codeField, codeView, codeSamples, codeRender);

export const Empty: PluginStory = stories.Empty;
export const Filled: PluginStory = stories.Filled;
export const Invalid: PluginStory = stories.Invalid;
export const ReadOnly: PluginStory = stories.ReadOnly;
export const Preview: PluginStory = stories.Preview;
export const LongText: PluginStory = stories.LongText;
export const OnSite: PluginStory = stories.OnSite;
