import type { Meta } from '@storybook/react-vite';
import { pluginStories, type PluginStory } from '../../../../field-plugins/sdk/testing/plugin-stories.tsx';
import { entryField } from './field.ts';
import { entryRender } from './render.tsx';
import { entrySamples } from './samples.ts';
import { entryView } from './view.tsx';

const meta: Meta = { title: 'Field plugins/Entry' };
export default meta;

const stories = pluginStories(entryField, entryView, entrySamples, entryRender);

export const Empty: PluginStory = stories.Empty;
export const Filled: PluginStory = stories.Filled;
export const Invalid: PluginStory = stories.Invalid;
export const ReadOnly: PluginStory = stories.ReadOnly;
export const Preview: PluginStory = stories.Preview;
export const LongText: PluginStory = stories.LongText;
export const OnSite: PluginStory = stories.OnSite;
