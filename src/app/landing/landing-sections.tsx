import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TranslateOutlined } from '../../../field-plugins/sdk/kit/icons.ts';
import {
  AccountTreeOutlined,
  DnsOutlined,
  HistoryOutlined,
  KeyboardOutlined,
  RestorePageOutlined,
} from './landing-icons.ts';

interface LandingSectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export function LandingSection({ id, title, children }: LandingSectionProps) {
  return (
    <section aria-labelledby={id} className="landing-section">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

const steps = ['blocks', 'share', 'publish', 'deliver'] as const;

export function Steps() {
  const { t } = useTranslation();
  return (
    <LandingSection id="how" title={t('landing.howTitle')}>
      <ol className="landing-steps">
        {steps.map((step, index) => (
          <li key={step}>
            <p aria-hidden className="landing-step-number">
              {index + 1}
            </p>
            <h3 className="ui-h3">{t(`landing.${step}.title`)}</h3>
            <p className="ui-quiet">{t(`landing.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </LandingSection>
  );
}

const promises = [
  { name: 'kept', Icon: RestorePageOutlined },
  { name: 'merged', Icon: AccountTreeOutlined },
  { name: 'versions', Icon: HistoryOutlined },
  { name: 'keyboard', Icon: KeyboardOutlined },
  { name: 'languages', Icon: TranslateOutlined },
  { name: 'yours', Icon: DnsOutlined },
] as const;

/** The product's guarantees; a test proves each one. */
export function Promises() {
  const { t } = useTranslation();
  return (
    <LandingSection id="care" title={t('landing.careTitle')}>
      <ul className="landing-promises">
        {promises.map(({ name, Icon }) => (
          <li key={name} className="ui-card">
            <Icon />
            <h3 className="ui-h3">{t(`landing.${name}.title`)}</h3>
            <p className="ui-text ui-quiet">{t(`landing.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
