import { intlTag } from '../../../../shared/intl.ts';
import type { FieldHost } from '../../contract/view.ts';
import { createFakeHost } from '../fake-host.ts';
import type { Words } from '../words.ts';
import type { PluginTexts } from './subject.ts';

/** A fake host that speaks the language of these words. */
export function hostIn({ words }: PluginTexts, spoken: Words, changes?: Partial<FieldHost>): FieldHost {
  const [language] = [...words].find(([, one]) => one === spoken) ?? ['en'];
  return createFakeHost(spoken, { locale: intlTag(language), ...changes });
}
