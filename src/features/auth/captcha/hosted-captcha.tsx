import { Box } from '@mui/material';
import { useColourMode } from '../../../lib/colour-mode.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/error-state.tsx';
import { type HostedProviderName, type HostedWidget, hostedProviders } from './hosted-providers.ts';

/** The name of the function that the script calls when it is ready; it is part of the script's address. */
const readyName = 'octavoCaptchaReady';

let loading: Promise<HostedWidget> | undefined;

interface HostedCaptchaProps {
  readonly provider: HostedProviderName;
  readonly siteKey: string;
  onSolution(solution: string): void;
}

/** A third-party widget, if this installation uses one instead of the built-in check. */
export function HostedCaptcha({ provider, siteKey, onSolution }: HostedCaptchaProps) {
  const { t, i18n } = useTranslation();
  const theme = useColourMode();
  const [failed, setFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  const show = useEffectEvent(async (isGone: () => boolean) => {
    try {
      const widget = await loadHostedWidget(provider, i18n.language);
      if (isGone() || place.current === null) return;
      widget.render(place.current.appendChild(document.createElement('div')), {
        sitekey: siteKey,
        theme,
        callback: (solution) => onSolution(solution),
        'expired-callback': () => onSolution(''),
        'error-callback': () => onSolution(''),
      });
    } catch {
      if (!isGone()) setFailed(true);
    }
  });

  useEffect(() => {
    if (failed) return undefined;
    const area = place.current;
    let gone = false;
    void show(() => gone);
    return () => {
      gone = true;
      area?.replaceChildren();
    };
  }, [failed]);

  if (failed) {
    return <ErrorState message={t('auth.captcha.loadFailed')} onRetry={() => setFailed(false)} />;
  }
  // As tall as the widgets, so nothing moves when one appears.
  return <Box ref={place} role="group" aria-label={t('auth.captcha.label')} sx={{ minHeight: 78 }} />;
}

/** Loads the provider's script, once per page. Rejects if that fails; the next call tries again. */
function loadHostedWidget(provider: HostedProviderName, language: string): Promise<HostedWidget> {
  loading ??= runScript(provider, language).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function runScript(provider: HostedProviderName, language: string): Promise<HostedWidget> {
  const { script: address, global } = hostedProviders[provider];
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address(language);
    script.async = true;
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`The script of ${provider} could not be loaded.`));
    });
    Object.assign(window, {
      [readyName]: () => resolve((window as unknown as Record<string, HostedWidget>)[global] as HostedWidget),
    });
    document.head.append(script);
  });
}
