import type { Meta } from '@storybook/react-vite';
import { pluginStories, type PluginStory } from '../sdk/testing/plugin-stories.tsx';
import { referenceField } from './field.ts';
import { referenceRender } from './render.tsx';
import { referenceSamples } from './samples.ts';
import { referenceView } from './view.tsx';

const meta: Meta = { title: 'Field plugins/Reference' };
export default meta;

const stories = pluginStories(referenceField, referenceView, referenceSamples, referenceRender);

export const Empty: PluginStory = stories.Empty;
export const Filled: PluginStory = stories.Filled;
export const Invalid: PluginStory = stories.Invalid;
export const ReadOnly: PluginStory = stories.ReadOnly;
export const Preview: PluginStory = stories.Preview;
export const LongText: PluginStory = stories.LongText;
export const OnSite: PluginStory = stories.OnSite;
