import type { Meta } from '@storybook/react-vite';
import { pluginStories, type PluginStory } from '../../../../field-plugins/sdk/testing/plugin-stories.tsx';
import { amountField } from './field.ts';
import { amountRender } from './render.tsx';
import { amountSamples } from './samples.ts';
import { amountView } from './view.tsx';

const meta: Meta = { title: 'Field plugins/Amount' };
export default meta;

const stories = pluginStories(amountField, amountView, amountSamples, amountRender);

export const Empty: PluginStory = stories.Empty;
export const Filled: PluginStory = stories.Filled;
export const Invalid: PluginStory = stories.Invalid;
export const ReadOnly: PluginStory = stories.ReadOnly;
export const Preview: PluginStory = stories.Preview;
export const LongText: PluginStory = stories.LongText;
export const OnSite: PluginStory = stories.OnSite;
