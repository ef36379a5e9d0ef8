import type { Meta } from '@storybook/react-vite';
import { pluginStories, type PluginStory } from '../../../../field-plugins/sdk/testing/plugin-stories.tsx';
import { agendaField } from './field.ts';
import { agendaRender } from './render.tsx';
import { agendaSamples } from './samples.ts';
import { agendaView } from './view.tsx';

const meta: Meta = { title: 'Field plugins/Agenda' };
export default meta;

const stories = pluginStories(agendaField, agendaView, agendaSamples, agendaRender);

export const Empty: PluginStory = stories.Empty;
export const Filled: PluginStory = stories.Filled;
export const Invalid: PluginStory = stories.Invalid;
export const ReadOnly: PluginStory = stories.ReadOnly;
export const Preview: PluginStory = stories.Preview;
export const LongText: PluginStory = stories.LongText;
export const OnSite: PluginStory = stories.OnSite;
