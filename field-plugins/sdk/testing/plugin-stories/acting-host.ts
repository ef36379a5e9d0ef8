import { action } from 'storybook/actions';
import { createFakeHost } from '../fake-host.ts';
import type { FieldHost } from '../../contract/view.ts';
import type { Words } from '../words.ts';

/**
 * A host without an application that logs its calls in Storybook's list of actions. Reading words is too frequent to log.
 */
export function actingHost(words: Words): FieldHost {
  const host = createFakeHost(words);
  const called = {
    pickMedia: action('host.pickMedia'),
    listPages: action('host.listPages'),
    mediaUrl: action('host.mediaUrl'),
    isMediaGone: action('host.isMediaGone'),
  };
  return {
    ...host,
    pickMedia(request) {
      called.pickMedia(request);
      return host.pickMedia(request);
    },
    listPages(signal) {
      called.listPages();
      return host.listPages(signal);
    },
    mediaUrl(file) {
      called.mediaUrl(file);
      return host.mediaUrl(file);
    },
    isMediaGone(file) {
      called.isMediaGone(file);
      return host.isMediaGone(file);
    },
  };
}
