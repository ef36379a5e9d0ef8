import GitHub from '@mui/icons-material/GitHub';
import Google from '@mui/icons-material/Google';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { socialSignInUrl } from '../../api/auth.ts';
import { intlTag } from '../../../shared/intl.ts';
import { noteSocialAttempt } from './social-attempt.ts';
import { type SocialProviderName, socialProviders } from '../../../shared/wire/social.ts';

const looks = {
  google: { name: 'Google', Icon: Google },
  github: { name: 'GitHub', Icon: GitHub },
} as const;

interface SocialLinksProps {
  /** Which providers are set up; undefined until known. */
  readonly offered: Readonly<Record<SocialProviderName, boolean>> | undefined;
}

/** Links to social sign-in. Providers that are not set up are shown disabled, with the reason. */
export function SocialLinks({ offered }: SocialLinksProps) {
  const { t, i18n } = useTranslation();
  const hint = useId();
  const missing = socialProviders.filter((provider) => offered?.[provider] === false);
  const providers = new Intl.ListFormat(intlTag(i18n.language)).format(
    missing.map((name) => looks[name].name),
  );
  return (
    <Stack sx={{ gap: 4, mt: 5 }}>
      <Divider>{t('auth.or')}</Divider>
      <Stack direction="row" sx={{ gap: 3 }}>
        {socialProviders.map((provider) => (
          <SocialLink
            key={provider}
            provider={provider}
            enabled={offered?.[provider] === true}
            {...(missing.includes(provider) && { hint })}
          />
        ))}
      </Stack>
      {missing.length > 0 && (
        <Typography id={hint} variant="caption" color="textSecondary" sx={{ mt: -2 }}>
          {t('auth.social.off', { providers })}
        </Typography>
      )}
    </Stack>
  );
}

interface SocialLinkProps {
  readonly provider: SocialProviderName;
  readonly enabled: boolean;
  /** The id of the text that says why it is disabled. */
  readonly hint?: string;
}

/** A plain link, because the provider's pages are outside of this application. */
function SocialLink({ provider, enabled, hint }: SocialLinkProps) {
  const { t } = useTranslation();
  const { name, Icon } = looks[provider];
  return (
    <Button
      fullWidth
      variant="outlined"
      color="inherit"
      startIcon={<Icon aria-hidden />}
      aria-label={t('auth.social.with', { provider: name })}
      aria-describedby={hint}
      disabled={!enabled}
      {...(enabled && { href: socialSignInUrl(provider), onClick: noteSocialAttempt })}
    >
      {name}
    </Button>
  );
}

/** A line with a word in it. MUI's own would add code to the screen that everybody waits for. */
function Divider({ children }: { readonly children: string }) {
  const line = <Box aria-hidden sx={{ flex: 1, borderTop: 1, borderColor: 'divider' }} />;
  return (
    <Typography
      variant="caption"
      component="div"
      color="textSecondary"
      sx={{ display: 'flex', alignItems: 'center', gap: 3 }}
    >
      {line}
      {children}
      {line}
    </Typography>
  );
}
