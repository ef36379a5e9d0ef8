import { useTranslation } from 'react-i18next';
import { LandingSection } from './landing-sections.tsx';

/** The demo's answer, shortened. */
const example = `GET /api/delivery/pages/?path=/
Authorization: Api-Key oct_…

{
  "title": "Podgrađe Ceramics",
  "url_path": "/",
  "blocks": [
    {
      "type": "Hero",
      "data": {
        "eyebrow": "Petrovaradin, since 2014",
        "title": "Pots that want to be used"
      }
    }
  ]
}`;

export function DeliveryExample() {
  const { t } = useTranslation();
  return (
    <LandingSection id="delivery" title={t('landing.apiTitle')}>
      <div className="landing-delivery">
        <div>
          <p className="ui-quiet">{t('landing.apiText')}</p>
          <a href="/api/docs/" className="ui-link">
            {t('frame.apiDocs')}
          </a>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard scrolls it. */}
        <pre role="group" aria-label={t('landing.apiExample')} tabIndex={0} lang="en">
          {example}
        </pre>
      </div>
    </LandingSection>
  );
}
