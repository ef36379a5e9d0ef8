import { type HostedProviderName, type HostedWidget, hostedProviders } from './hosted-providers.ts';

/** The function that the script calls when it is ready; its name is in the script's address. */
const readyName = 'octavoCaptchaReady';

let loading: Promise<HostedWidget> | undefined;

/** Runs the provider's script, once for the page. Rejects when it cannot be had; the next call tries again. */
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
