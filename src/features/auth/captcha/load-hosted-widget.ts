import { type HostedProviderName, type HostedWidget, hostedProviders } from './hosted-providers.ts';

/** The name of the function that the script calls when it is ready; it is part of the script's address. */
const readyName = 'octavoCaptchaReady';

let loading: Promise<HostedWidget> | undefined;

/** Loads the provider's script, once per page. Rejects if that fails; the next call tries again. */
export function loadHostedWidget(provider: HostedProviderName, language: string): Promise<HostedWidget> {
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
