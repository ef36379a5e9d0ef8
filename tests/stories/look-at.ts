import { violations } from '../../tools/axe.ts';
import { type Finding, checkPicture } from './pictures/check-picture.ts';
import type { Story } from './story-index.ts';
import {
  fetched,
  isBroken,
  openStory,
  pictured,
  show,
  switchStory,
  views,
  type Tab,
  type View,
} from './story-tab.ts';
import type { Tabs } from './tabs.ts';

/** The findings about a story. */
export interface Sight {
  /** Whether Storybook shows an error in its place. */
  readonly isBroken: boolean;
  /** The violations that axe finds, in the wider views. */
  readonly violations: readonly string[];
  /** Its look in each view with pictures; empty on systems that draw differently. */
  readonly findings: readonly { readonly view: View; readonly finding: Finding }[];
  /** The errors on the page; empty for a story about an error. */
  readonly complaints: readonly string[];
}

/** The longest look in a shared page, in milliseconds. */
const longestLook = 20_000;

interface LookOptions {
  readonly axe: boolean;
  readonly pictures: boolean;
}

/** Rules about whole pages, which a single part cannot meet. */
const pageRules = ['landmark-one-main', 'page-has-heading-one', 'region', 'bypass'];

/**
 * Looks at a story in a page that has shown others, which takes a quarter of the time of a fresh page. Other stories can
 * leave something behind, so a story that fails there is looked at again in a fresh page, and only that counts.
 */
export async function lookAt(tabs: Tabs, story: Story, options: LookOptions): Promise<Sight> {
  const shared = await tabs.use(async (tab) =>
    tab.isShared && !breaks(story) ? lookInShared(tab, story, options) : undefined,
  );
  if (shared !== undefined) return shared;
  return tabs.use(async (tab) => {
    tab.isShared = false;
    await openStory(tab, tabs.url, story.id);
    const sight = await look(tab, story, options);
    tab.isShared = !breaks(story) && !sight.isBroken;
    return sight;
  });
}

/** Undefined if anything fails. A page that does not answer is closed. */
async function lookInShared(tab: Tab, story: Story, options: LookOptions): Promise<Sight | undefined> {
  let closed: Promise<void> | undefined;
  const timer = setTimeout(() => {
    closed = tab.page.context().close();
  }, longestLook);
  try {
    await switchStory(tab, story.id);
    const sight = await look(tab, story, options, (soFar) => !isFine(soFar));
    if (isFine(sight)) return sight;
  } catch {
    // It counts like a finding.
  } finally {
    clearTimeout(timer);
    await closed;
  }
  tab.isShared = false;
  return undefined;
}

function isFine(sight: Sight): boolean {
  return (
    !sight.isBroken &&
    sight.violations.length === 0 &&
    sight.complaints.length === 0 &&
    sight.findings.every(({ finding }) => finding.kind === 'same')
  );
}

/** Looks at the open story in every view, unless the findings so far are enough. */
async function look(
  tab: Tab,
  story: Story,
  { axe, pictures }: LookOptions,
  isEnough: (sight: Sight) => boolean = ({ isBroken: isOver }) => isOver,
): Promise<Sight> {
  const sight = {
    isBroken: await isBroken(tab.page),
    violations: [] as string[],
    findings: [] as { view: View; finding: Finding }[],
    complaints: breaks(story) ? [] : tab.complaints,
  };
  for (const view of axe ? views : pictured) {
    if (isEnough(sight)) break;
    await show(tab.page, view);
    // A picture that matches proves that everything was fetched.
    if (pictures && pictured.includes(view))
      sight.findings.push({ view, finding: await checkPicture(tab, story.id, view) });
    else if (view === views[0]) await fetched(tab.page);
    if (axe && view.width === views[0].width) {
      const rules = view === views[0] ? { without: pageRules } : { coloursOnly: true };
      const found = await violations(tab.page, rules);
      sight.violations.push(...found.map((line) => `in ${view.mode} colours: ${line}`));
    }
  }
  return { ...sight, complaints: [...sight.complaints] };
}

/** Whether the story shows the state after an error: its page cannot be reused for another story. */
function breaks({ tags }: Story): boolean {
  return tags.includes('breaks');
}
