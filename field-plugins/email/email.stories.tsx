import type { Meta } from '@storybook/react-vite';
import { pluginStories, type PluginStory } from '../sdk/testing/plugin-stories.tsx';
import { emailField } from './field.ts';
import { emailRender } from './render.tsx';
import { emailSamples } from './samples.ts';
import { emailView } from './view.tsx';

const meta: Meta = { title: 'Field plugins/Email' };
export default meta;

const stories = pluginStories(emailField, emailView, emailSamples, emailRender);

export const Empty: PluginStory = stories.Empty;
export const Filled: PluginStory = stories.Filled;
export const Invalid: PluginStory = stories.Invalid;
export const ReadOnly: PluginStory = stories.ReadOnly;
export const Preview: PluginStory = stories.Preview;
export const LongText: PluginStory = stories.LongText;
export const OnSite: PluginStory = stories.OnSite;
