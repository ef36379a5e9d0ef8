import type { Config } from '../../config/config.ts';
import { createAltcha } from './altcha.ts';
import type { Captcha } from './captcha.ts';
import { createSiteVerify } from './site-verify.ts';

export function createCaptcha({ captcha, publicUrl }: Pick<Config, 'captcha' | 'publicUrl'>): Captcha {
  const { verifyUrl, secret } = captcha;
  return verifyUrl === undefined || secret === undefined
    ? createAltcha()
    : createSiteVerify({ verifyUrl, secret, host: new URL(publicUrl).hostname });
}
