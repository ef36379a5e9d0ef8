import { changeLanguage } from '../lib/i18n.ts';
import type { Language } from '../../shared/languages.ts';
import { showToast } from './app-store.ts';

/** Changes the language of the interface, and shows a toast if its locale files cannot be loaded. */
export async function chooseLanguage(language: Language): Promise<void> {
  const rejection = await changeLanguage(language);
  if (rejection !== undefined) showToast('error', rejection);
}
