import type { Meta } from '@storybook/react-vite';
import { menuPlace } from '../../src/editor/testing/list-samples.ts';
import { eventModel, storedEvent } from '../../src/editor/testing/event-samples.ts';
import { editorStories } from './editor-story.tsx';

/** The rules of a content model for its fields. */
export default { title: 'Editor/Field rules' } satisfies Meta;

const inEvent = editorStories({ models: [eventModel], blocks: [storedEvent] });
const quietly = (field: string) => ({ field, isQuiet: true });

/** A field above three tabs; two fields of half width share a row; sentences below fields explain them. */
export const Tabs = inEvent(({ commands }) => commands.open('event', quietly('title')));

/** A group with a title. Its fields depend on the box above it. */
export const Groups = inEvent(({ commands }) => commands.open('event', quietly('street')));

/** The box is ticked: other fields are in the group. */
export const Conditions = inEvent(({ commands, type }) => {
  type('event', 'online', true);
  commands.open('event', quietly('link'));
});

/** Saving was tried: the first error is shown, and another tab is marked as having errors too. */
export const ErrorsInOtherTabs = inEvent(({ commands, type }) => {
  type('event', 'title', '');
  type('event', 'online', true);
  type('event', 'code', 'abc');
  void commands.save('event');
});

/** Publishing was tried, but a field is empty that may be empty only in a draft. */
export const MissingForPublishing = inEvent(({ commands }) => void commands.showUnpublished());

/** Halves, a group and a condition in an item of a list; two items share a value that must be unique. */
export const InAnItem = inEvent(({ commands, type }) => {
  type('event', menuPlace('tickets', 'child', 'kind'), 'Adults');
  type('event', menuPlace('tickets', 'child', 'reduced'), true);
  commands.open('event', quietly(menuPlace('tickets', 'child', 'kind')));
});
