/** The interface of a provider's script once it has run; the three are nearly the same. */
export interface HostedWidget {
  render(place: HTMLElement, options: HostedOptions): unknown;
}

interface HostedOptions {
  readonly sitekey: string;
  readonly theme: 'light' | 'dark';
  readonly callback: (solution: string) => void;
  readonly 'expired-callback': () => void;
  readonly 'error-callback': () => void;
}

interface HostedProvider {
  /** The address of its script; the server's content security policy allows this origin if the provider is chosen. */
  script(language: string): string;
  /** The name of the script's global object. */
  readonly global: string;
}

const ready = 'onload=octavoCaptchaReady&render=explicit';

/** The providers with their own widget, loaded from them if this installation has chosen one. */
export const hostedProviders = {
  turnstile: {
    script: () => `https://challenges.cloudflare.com/turnstile/v0/api.js?${ready}`,
    global: 'turnstile',
  },
  hcaptcha: {
    script: (language) => `https://js.hcaptcha.com/1/api.js?${ready}&hl=${language}`,
    global: 'hcaptcha',
  },
  recaptcha: {
    script: (language) => `https://www.google.com/recaptcha/api.js?${ready}&hl=${language}`,
    global: 'grecaptcha',
  },
} as const satisfies Record<string, HostedProvider>;

export type HostedProviderName = keyof typeof hostedProviders;

export function isHostedProvider(name: string): name is HostedProviderName {
  return Object.hasOwn(hostedProviders, name);
}
