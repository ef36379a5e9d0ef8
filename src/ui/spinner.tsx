import { useTranslation } from 'react-i18next';
import { Progress } from '../../field-plugins/sdk/kit/progress.tsx';

/** Appears late, so fast loads do not flicker. */
export function Spinner() {
  // At the very start the texts have not loaded yet, and the spinner must not wait for them.
  const { t } = useTranslation(undefined, { useSuspense: false });
  return (
    // The footer waits for the content: see `site-footer.tsx`.
    <div data-arriving="" className="ui-spinner">
      <Progress aria-label={t('common.loading', { defaultValue: 'Loading…' })} />
    </div>
  );
}
