import type { CaptchaConfig } from '../config-services.ts';
import { createAltcha } from './altcha.ts';
import type { Captcha } from './captcha.ts';
import { createSiteVerify } from './site-verify.ts';

/** The configured provider. */
export function createCaptcha({ verifyUrl, secret }: CaptchaConfig): Captcha {
  return verifyUrl === undefined || secret === undefined
    ? createAltcha()
    : createSiteVerify({ verifyUrl, secret });
}
