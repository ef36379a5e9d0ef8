import { useTranslation } from 'react-i18next';
import type { PlacedFault } from './field-fault.ts';
import { longestWait } from './field-waiting.tsx';

/** What is said of a fault to whoever fills in the form: which plugin, and that nothing is lost. */
export function useFaultWords(): (fault: PlacedFault) => string {
  const { t } = useTranslation();
  return ({ kind, type }) => {
    switch (kind) {
      case 'draw':
      case 'pure':
        return t('editor.brokenField', { type });
      case 'load':
        return t('editor.fault.load', { type });
      case 'view':
        return t('editor.fault.view', { type });
      case 'wait':
        return t('editor.fault.wait', { type, count: longestWait / 1000 });
      case 'hung':
        return t('editor.fault.hung', { type });
      case 'loop':
        return t('editor.fault.loop', { type });
      case 'value':
        return t('editor.fault.value', { type });
      case 'event':
        return t('editor.fault.event', { type });
    }
  };
}
