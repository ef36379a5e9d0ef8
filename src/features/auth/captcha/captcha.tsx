import type { Features } from '../../../../shared/wire/accounts.ts';
import { AltchaBox } from './altcha-box.tsx';
import { HostedCaptcha } from './hosted-captcha.tsx';
import { isHostedProvider } from './hosted-providers.ts';

interface CaptchaProps {
  /** The server's settings. */
  readonly settings: Features['captcha'];
  /** The person solved one a moment ago, and it is used up. */
  readonly again: boolean;
  /** Called with the solution, and with an empty string when it is no longer valid. */
  onSolution(solution: string): void;
}

/** Distinguishes people from robots with the check that this installation has chosen (decision 0019). */
export function Captcha({ settings, again, onSolution }: CaptchaProps) {
  const { provider, site_key: siteKey } = settings;
  return isHostedProvider(provider) ? (
    <HostedCaptcha provider={provider} siteKey={siteKey ?? ''} onSolution={onSolution} />
  ) : (
    <AltchaBox again={again} onSolution={onSolution} />
  );
}
