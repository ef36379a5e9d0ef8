import { action } from 'storybook/actions';
import { intlTag } from '../../../../shared/intl.ts';
import { fallbackLanguage, isLanguage } from '../../../../shared/languages.ts';
import { createFakeHost } from '../fake-host.ts';
import type { FieldHost } from '../../contract/view.ts';
import { storyWords } from './story-words.ts';

/**
 * A host without an application that logs its calls in Storybook's list of actions, in a language of its toolbar. Reading
 * words is too frequent to log.
 */
export function actingHost(language: unknown): FieldHost {
  const locale = intlTag(isLanguage(language) ? language : fallbackLanguage);
  const host = createFakeHost(storyWords(language), { locale });
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
