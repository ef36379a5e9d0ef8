import { createContext, useContext } from 'react';
import type { FieldHost } from '../../field-plugins/sdk/contract/view.ts';

/** The application's services for field widgets. Provided once, above every editor. */
export const FieldHostContext = createContext<FieldHost | undefined>(undefined);

export function useFieldHost(): FieldHost {
  const host = useContext(FieldHostContext);
  if (!host) throw new Error('There is no FieldHostContext provider around this component.');
  return host;
}
