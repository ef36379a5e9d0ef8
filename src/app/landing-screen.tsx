import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useHistoryState } from 'wouter/use-browser-location';
import { useBrand } from '../ui/brand.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { useRegistration } from './frame/use-registration.ts';
import { DeliveryExample } from './landing/delivery-example.tsx';
import { EditorImage } from './landing/editor-image.tsx';
import { Promises, Steps } from './landing/landing-sections.tsx';
import type { ReturnState } from './return-state.ts';

export function LandingScreen() {
  const { t } = useTranslation();
  const { name } = useBrand();
  const title = t('landing.title');
  useEffect(() => {
    document.title = `${name} · ${title}`;
  }, [name, title]);
  return (
    <div className="landing">
      <div className="landing-head">
        <h1>{title}</h1>
        <p className="ui-quiet">{t('landing.text', { product: name })}</p>
        <WaysIn />
      </div>
      <EditorImage />
      <Steps />
      <Promises />
      <DeliveryExample />
    </div>
  );
}

/** Links to registration, where it is open, and to sign-in. Both return to the page that a guest wanted. */
function WaysIn() {
  const { t } = useTranslation();
  const returnState = useHistoryState<ReturnState | null>();
  const { hasPlace, open, closed } = useRegistration();
  return (
    // As high as with the sentence below, so nothing moves when the server answers.
    <div className="landing-ways-in">
      <div>
        {hasPlace && (
          <LinkButton
            href="/auth/register"
            variant="contained"
            size="large"
            state={returnState}
            style={{ visibility: open ? 'visible' : 'hidden' }}
          >
            {t('auth.signUp')}
          </LinkButton>
        )}
        <LinkButton
          href="/auth"
          variant={hasPlace ? 'outlined' : 'contained'}
          size="large"
          state={returnState}
        >
          {t('auth.signIn')}
        </LinkButton>
      </div>
      {closed && <p className="ui-small ui-quiet">{t('auth.noAccount')}</p>}
    </div>
  );
}
