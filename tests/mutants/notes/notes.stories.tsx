import type { Meta } from '@storybook/react-vite';
import { pluginStories, type PluginStory } from '../../../field-plugins/sdk/testing/plugin-stories.tsx';
import { notesField } from './field.ts';
import { notesRender } from './render.tsx';
import { notesSamples } from './samples.ts';
import { notesView } from './view.tsx';

const meta: Meta = { title: 'Field plugins/Notes' };
export default meta;

const stories = pluginStories(notesField, notesView, notesSamples, notesRender);

export const Empty: PluginStory = stories.Empty;
export const Filled: PluginStory = stories.Filled;
export const Invalid: PluginStory = stories.Invalid;
export const ReadOnly: PluginStory = stories.ReadOnly;
export const Preview: PluginStory = stories.Preview;
export const LongText: PluginStory = stories.LongText;
export const OnSite: PluginStory = stories.OnSite;
