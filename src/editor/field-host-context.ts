import { createContext, useContext } from 'react';
import type { FieldHost } from '../../field-plugins/sdk/contract/view.ts';

/** What field widgets may ask of the application. Provided once, above every editor. */
export const FieldHostContext = createContext<FieldHost | undefined>(undefined);

/** The host of the application around. Throws outside of its provider, which is a mistake of the programmer. */
export function useFieldHost(): FieldHost {
  const host = useContext(FieldHostContext);
  if (!host) throw new Error('There is no FieldHostContext provider around this component.');
  return host;
}
