import type { Meta, StoryObj } from '@storybook/react-vite';
import { menuPlace } from '../../src/editor/testing/list-samples.ts';
import { eventModel, storedEvent } from '../../src/editor/testing/event-samples.ts';
import { editorStory } from './editor-story.tsx';

/** The rules of a content model for its fields. */
const meta: Meta = { title: 'Editor/Field rules' };
export default meta;

const options = { models: [eventModel], blocks: [storedEvent] };
const quietly = (field: string) => ({ field, isQuiet: true });

/** A field above three tabs; two fields of half width share a row; sentences below fields explain them. */
export const Tabs: StoryObj = editorStory({
  options,
  prepare: ({ commands }) => commands.open('event', quietly('title')),
});

/** A group with a title. Its fields depend on the box above it. */
export const Groups: StoryObj = editorStory({
  options,
  prepare: ({ commands }) => commands.open('event', quietly('street')),
});

/** The box is ticked: other fields are in the group. */
export const Conditions: StoryObj = editorStory({
  options,
  prepare({ commands, type }) {
    type('event', 'online', true);
    commands.open('event', quietly('link'));
  },
});

/** Saving was tried: the first error is shown, and another tab is marked as having errors too. */
export const ErrorsInOtherTabs: StoryObj = editorStory({
  options,
  prepare({ commands, type }) {
    type('event', 'title', '');
    type('event', 'online', true);
    type('event', 'code', 'abc');
    void commands.save('event');
  },
});

/** Publishing was tried, but a field is empty that may only be so in a draft. */
export const MissingForPublishing: StoryObj = editorStory({
  options,
  prepare: ({ commands }) => void commands.showUnpublished(),
});

/** Halves, a group and a condition in an item of a list; two items share a value that must be unique. */
export const InAnItem: StoryObj = editorStory({
  options,
  prepare({ commands, type }) {
    type('event', menuPlace('tickets', 'child', 'kind'), 'Adults');
    type('event', menuPlace('tickets', 'child', 'reduced'), true);
    commands.open('event', quietly(menuPlace('tickets', 'child', 'kind')));
  },
});
