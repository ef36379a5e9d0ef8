import type axeCore from 'axe-core';
import { validSamples } from '../../read-sample.ts';
import { shown } from '../samples.ts';
import type { Current, Fault } from './current.ts';
import { FieldRow } from '../field-row.tsx';
import { isUsable, nameOf } from '../operate-all.ts';
import { sampleOf } from './layout-faults.ts';
import { settle, show, stageElement } from './scene.tsx';

/** Renders every sample: editable, read-only, and as a preview. */
export async function renderGallery(current: Current): Promise<void> {
  const { view, host } = current;
  const samples = shown(current);
  const valid = validSamples(current.plugin, current.samples);
  const row = { view, host };
  show(
    <div style={{ display: 'grid', gap: 32, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {samples.map((sample, index) => (
        <section key={sample.name} data-sample={sample.name}>
          <FieldRow {...row} id={`edited-${index}`} sample={sample} told={current.toldOf(sample)} />
        </section>
      ))}
      {valid.map((sample, index) => (
        <section key={sample.name} data-sample={`${sample.name}, read-only`}>
          <FieldRow {...row} id={`read-${index}`} sample={sample} readOnly />
        </section>
      ))}
      {valid.map(({ name, value, options }) => (
        <section key={name} data-sample={`${name}, as a preview`}>
          <view.Preview {...{ value, options, host }} />
        </section>
      ))}
    </div>,
  );
  await settle();
}

/** Rules about whole pages, which a single field cannot follow. */
const pageRules = ['landmark-one-main', 'page-has-heading-one', 'region', 'bypass', 'document-title'];

/** Findings of axe. Faults that depend on colours are separate, since they belong to other rules. */
export interface AxeFaults {
  readonly colours: readonly Fault[];
  readonly others: readonly Fault[];
  readonly names: readonly Fault[];
}

/** Runs axe on the gallery: WCAG 2.2 A and AA including target sizes, and best practices; or only the colour rules. */
export async function axeFaults(only: 'everything' | 'colours'): Promise<AxeFaults> {
  const options: axeCore.RunOptions = {
    resultTypes: ['violations'],
    rules: {
      'target-size': { enabled: only === 'everything' },
      'color-contrast': { enabled: true },
      'color-contrast-enhanced': { enabled: false },
      ...Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }])),
    },
    ...(only === 'colours' && { runOnly: ['cat.color'], preload: false }),
  };
  const { violations } = await window.axe.run(stageElement(), options);
  const isColour = ({ tags }: axeCore.Result) => tags.includes('cat.color');
  return {
    colours: violations.filter(isColour).flatMap(faultsOf),
    others: violations.filter((violation) => !isColour(violation)).flatMap(faultsOf),
    names: only === 'everything' ? nameFaults() : [],
  };
}

const inputs =
  'input:not([type=hidden]), select, textarea, [contenteditable=true], [role=combobox], [role=spinbutton]';

/** The name of an input after those of the groups around it, as a screen reader says them. */
function pathOf(element: HTMLElement, section: Element): string {
  const names: string[] = [];
  for (let at: Element | null = element; at !== null && at !== section; at = at.parentElement)
    if (at === element || at.matches('fieldset, [role=group], [role=radiogroup], [role=listitem], li'))
      names.unshift(window.axe.commons.text.accessibleText(at).trim());
  return names.filter((name) => name !== '').join(' › ');
}

/** Inputs of one widget that have the same accessible name. */
function nameFaults(): readonly Fault[] {
  window.axe.setup(stageElement());
  try {
    return [...stageElement().querySelectorAll('[data-sample]')].flatMap((section) => {
      const named = [...section.querySelectorAll<HTMLElement>(inputs)]
        .filter((element) => isUsable(element) && element.checkVisibility())
        .map((element) => pathOf(element, section));
      const repeated = named.filter((name, index) => named.indexOf(name) !== index);
      return [...new Set(repeated)].map((name) => ({
        sample: sampleOf(section),
        found: `${named.filter((one) => one === name).length} inputs are called “${name}”`,
      }));
    });
  } finally {
    window.axe.teardown();
  }
}

function faultsOf({ id, help, nodes }: axeCore.Result): readonly Fault[] {
  return nodes.map(({ target, any, html }) => {
    const element = document.querySelector(String(target[0])) ?? stageElement();
    const detail = any[0]?.message ?? html;
    return { sample: sampleOf(element), found: `${nameOf(element)}: ${help} (${id}). ${detail}` };
  });
}

declare global {
  interface Window {
    readonly axe: typeof axeCore;
  }
}
