import type { Features } from '../../../../shared/wire/accounts.ts';
import { AltchaBox } from './altcha-box.tsx';
import { HostedCaptcha } from './hosted-captcha.tsx';
import { isHostedProvider } from './hosted-providers.ts';

interface CaptchaProps {
  /** What the server says of it. */
  readonly settings: Features['captcha'];
  /** Whoever sees it has solved one a moment ago, which is used up. */
  readonly again: boolean;
  /** Called with the solution, and with an empty text once it no longer holds. */
  onSolution(solution: string): void;
}

/** Tells people from robots, in the way that this installation has chosen (decision 0019). */
export function Captcha({ settings, again, onSolution }: CaptchaProps) {
  const { provider, site_key: siteKey } = settings;
  return isHostedProvider(provider) ? (
    <HostedCaptcha provider={provider} siteKey={siteKey ?? ''} onSolution={onSolution} />
  ) : (
    <AltchaBox again={again} onSolution={onSolution} />
  );
}
