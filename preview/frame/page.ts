import type { ShownPage } from '../messages.ts';

/** Creates the page, which is empty until `show`. */
export function createPage() {
  const { documentElement: root, head, body } = document;
  const main = document.createElement('main');
  main.id = 's-main';
  main.className = 's-main';
  const page = document.createElement('div');
  page.className = 's-page';
  page.append(main);
  body.append(page);

  return {
    main,
    /** Resolves when the style sheets of the page have loaded. */
    show({ language, direction, rootClass, scheme, styles, before, after }: ShownPage): Promise<void> {
      root.lang = language;
      root.dir = direction;
      root.className = rootClass;
      root.style.colorScheme = scheme;
      replaceAround(before, after);
      return loadStyles(styles);
    },
  };

  function replaceAround(before: string, after: string): void {
    for (const child of [...page.children]) if (child !== main) child.remove();
    main.insertAdjacentHTML('beforebegin', before);
    main.insertAdjacentHTML('afterend', after);
  }

  /** Loaded style sheets stay. Old ones are removed when the new ones have loaded. */
  async function loadStyles(wanted: readonly string[]): Promise<void> {
    const links = [...head.querySelectorAll<HTMLLinkElement>('link[data-octavo-style]')];
    const kept = wanted.map((href) => links.find((link) => link.getAttribute('href') === href) ?? load(href));
    const added = kept.filter((link) => !links.includes(link));
    const own = head.querySelector('link:not([data-octavo-style])');
    for (const link of added) head.insertBefore(link, own);
    await Promise.all(added.map(settled));
    for (const link of links) if (!kept.includes(link)) link.remove();
  }
}

function load(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.setAttribute('href', href);
  link.setAttribute('data-octavo-style', '');
  return link;
}

/** A style sheet that fails to load must not keep the page from showing. */
function settled(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
  });
}
