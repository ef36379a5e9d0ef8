import type { Meta } from '@storybook/react-vite';
import { pluginStories, type PluginStory } from '../sdk/testing/plugin-stories.tsx';
import { datetimeField } from './field.ts';
import { datetimeRender } from './render.tsx';
import { datetimeSamples } from './samples.ts';
import { datetimeView } from './view.tsx';

const meta: Meta = { title: 'Field plugins/Date and time' };
export default meta;

const stories = pluginStories(datetimeField, datetimeView, datetimeSamples, datetimeRender);

export const Empty: PluginStory = stories.Empty;
export const Filled: PluginStory = stories.Filled;
export const Invalid: PluginStory = stories.Invalid;
export const ReadOnly: PluginStory = stories.ReadOnly;
export const Preview: PluginStory = stories.Preview;
export const LongText: PluginStory = stories.LongText;
export const OnSite: PluginStory = stories.OnSite;
