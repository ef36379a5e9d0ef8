import type { Meta } from '@storybook/react-vite';
import { pluginStories, type PluginStory } from '../sdk/testing/plugin-stories.tsx';
import { richtextField } from './field.ts';
import { richtextRender } from './render.tsx';
import { richtextSamples } from './samples.ts';
import { richtextView } from './view.tsx';

const meta: Meta = { title: 'Field plugins/Rich text' };
export default meta;

const stories = pluginStories(richtextField, richtextView, richtextSamples, richtextRender);

export const Empty: PluginStory = stories.Empty;
export const Filled: PluginStory = stories.Filled;
export const Invalid: PluginStory = stories.Invalid;
export const ReadOnly: PluginStory = stories.ReadOnly;
export const Preview: PluginStory = stories.Preview;
export const LongText: PluginStory = stories.LongText;
export const OnSite: PluginStory = stories.OnSite;
