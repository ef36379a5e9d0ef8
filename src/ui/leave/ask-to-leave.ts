type Hold = (navigation: HeldNavigation) => void;

const guards = new Set<Hold>();
let stopIntercepting: (() => void) | undefined;
let isUnasked = false;

/**
 * Holds back every way out of the screen and passes it to `hold`. With several guards only the first is asked: one
 * question per step is enough. Returns a function that removes the guard.
 */
export function guardLeaving(hold: Hold): () => void {
  guards.add(hold);
  stopIntercepting ??= interceptNavigation(holdBack);
  return () => {
    guards.delete(hold);
    if (guards.size > 0) return;
    stopIntercepting?.();
    stopIntercepting = undefined;
  };
}

function holdBack(navigation: HeldNavigation): boolean {
  const [first] = guards;
  if (isUnasked || first === undefined) return false;
  first(navigation);
  return true;
}

/** Does something that ends the screen, such as signing out: at once, or once the user agrees to lose unsaved work. */
export function askToLeave(go: () => void): void {
  if (!holdBack({ go })) go();
}

/** Goes elsewhere without asking: the changes have just been saved, or their record is gone. */
export function leaveUnasked(go: () => void): void {
  isUnasked = true;
  try {
    go();
  } finally {
    isUnasked = false;
  }
}

/** A way out of the screen that was held back. */
export interface HeldNavigation {
  /** Resumes the navigation. It uses `navigate` for new places; the browser finds history entries itself. */
  go(navigate: (path: string) => void): void;
}

/**
 * Intercepts every step to another path of the application; `hold` returns whether to hold it back. The Navigation API
 * covers links, buttons and the browser's back button; where it is missing, only links are intercepted.
 */
function interceptNavigation(hold: (navigation: HeldNavigation) => boolean): () => void {
  const { navigation } = window as Partial<Window>;
  return navigation ? interceptAll(navigation, hold) : interceptLinks(hold);
}

function interceptAll(navigation: Navigation, hold: (navigation: HeldNavigation) => boolean): () => void {
  // The browser moves back or forward only later, so remember which step was agreed to.
  let agreedKey: string | undefined;
  const listen = (event: NavigateEvent): void => {
    const { cancelable, destination, navigationType } = event;
    const url = new URL(destination.url);
    const agreed = agreedKey !== undefined && destination.key === agreedKey;
    agreedKey = undefined;
    if (agreed) return;
    // A full load asks on its own (`beforeunload`); the same path is the same screen.
    if (!cancelable || !destination.sameDocument || url.pathname === location.pathname) return;
    const held = hold({
      go(navigate) {
        if (navigationType !== 'traverse') return navigate(url.pathname + url.search + url.hash);
        agreedKey = destination.key;
        navigation.traverseTo(destination.key);
      },
    });
    if (held) event.preventDefault();
  };
  navigation.addEventListener('navigate', listen);
  return () => navigation.removeEventListener('navigate', listen);
}

function interceptLinks(hold: (navigation: HeldNavigation) => boolean): () => void {
  const listen = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return;
    if (link.target === '_blank' || link.origin !== location.origin || link.pathname === location.pathname)
      return;
    const held = hold({ go: (navigate) => navigate(link.pathname + link.search + link.hash) });
    if (!held) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // In the capture phase, before the router gets the click.
  document.addEventListener('click', listen, true);
  return () => document.removeEventListener('click', listen, true);
}
