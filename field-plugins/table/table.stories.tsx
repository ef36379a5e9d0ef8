import type { Meta } from '@storybook/react-vite';
import { pluginStories, type PluginStory } from '../sdk/testing/plugin-stories.tsx';
import { tableField } from './field.ts';
import { tableRender } from './render.tsx';
import { tableSamples } from './samples.ts';
import { tableView } from './view.tsx';

const meta: Meta = { title: 'Field plugins/Table' };
export default meta;

const stories = pluginStories(tableField, tableView, tableSamples, tableRender);

export const Empty: PluginStory = stories.Empty;
export const Filled: PluginStory = stories.Filled;
export const Invalid: PluginStory = stories.Invalid;
export const ReadOnly: PluginStory = stories.ReadOnly;
export const Preview: PluginStory = stories.Preview;
export const LongText: PluginStory = stories.LongText;
export const OnSite: PluginStory = stories.OnSite;
