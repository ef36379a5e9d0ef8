import { action } from 'storybook/actions';
import { intlTag } from '../../shared/intl.ts';
import { fallbackLanguage, isLanguage } from '../../shared/languages.ts';
import type { FieldHost } from '../../field-plugins/sdk/contract/view.ts';
import { createFakeHost } from '../../field-plugins/sdk/testing/fake-host.ts';
import { storyMessages } from './story-messages.ts';

/** A host without an application that logs its calls in Storybook's list of actions, in a language of its toolbar. */
export function actingHost(language: unknown): FieldHost {
  const locale = intlTag(isLanguage(language) ? language : fallbackLanguage);
  const host = createFakeHost(storyMessages(language), { locale });
  const logged = <Name extends 'pickMedia' | 'listPages' | 'mediaUrl' | 'isMediaGone'>(name: Name) => {
    const call = action(`host.${name}`);
    return (given: never) => {
      call(given);
      return host[name](given) as ReturnType<FieldHost[Name]>;
    };
  };
  return {
    ...{ ...host, pickMedia: logged('pickMedia'), listPages: logged('listPages') },
    ...{ mediaUrl: logged('mediaUrl'), isMediaGone: logged('isMediaGone') },
  };
}
