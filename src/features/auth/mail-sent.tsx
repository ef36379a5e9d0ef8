import MailSentIcon from '@mui/icons-material/ForwardToInboxOutlined';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/link-button.tsx';
import { Outcome } from '../../ui/outcome.tsx';

interface MailSentProps {
  readonly title: string;
  readonly children: string;
}

/** Replaces the form: the user continues in their mailbox. */
export function MailSent({ title, children }: MailSentProps) {
  const { t } = useTranslation();
  const back = (
    <LinkButton href="/auth" variant="outlined">
      {t('auth.backToSignIn')}
    </LinkButton>
  );
  return (
    <Outcome icon={<MailSentIcon />} tone="success" title={title} action={back}>
      {children}
    </Outcome>
  );
}
