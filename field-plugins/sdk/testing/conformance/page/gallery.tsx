import type axeCore from 'axe-core';
import { translateIssues } from '../../../contract/issue-messages.ts';
import { validSamples } from '../../read-sample.ts';
import { FieldRow } from '../field-row.tsx';
import { isUsable, nameOf } from '../operate-all.ts';
import { shown } from '../samples.ts';
import { settle, show, stageElement, type Current, type Fault } from './scene.tsx';

/** Renders every sample: editable, read-only, and as a preview. */
export async function renderGallery(current: Current): Promise<void> {
  const { view, host } = current;
  const valid = validSamples(current.plugin, current.samples);
  const sections = [
    ...shown(current).map((sample, index) => ({
      name: sample.name,
      part: (
        <FieldRow
          {...{ view, host, sample }}
          id={`edited-${index}`}
          issueMessages={translateIssues(sample.issues, host)}
        />
      ),
    })),
    ...valid.map((sample, index) => ({
      name: `${sample.name}, read-only`,
      part: <FieldRow {...{ view, host, sample }} id={`read-${index}`} readOnly />,
    })),
    ...valid.map(({ name, value, options }) => ({
      name: `${name}, as a preview`,
      part: <view.Preview {...{ value, options, host }} />,
    })),
  ];
  show(
    <div style={{ display: 'grid', gap: 32, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {sections.map(({ name, part }) => (
        <section key={name} data-sample={name}>
          {part}
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
}

/** Runs axe on the gallery: WCAG 2.2 A and AA including target sizes, and best practices; or only the colour rules. */
export async function axeFaults(only: 'everything' | 'colours'): Promise<AxeFaults> {
  const { violations } = await window.axe.run(stageElement(), {
    resultTypes: ['violations'],
    rules: {
      'target-size': { enabled: only === 'everything' },
      'color-contrast-enhanced': { enabled: false },
      ...Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }])),
    },
    ...(only === 'colours' && { runOnly: ['cat.color'], preload: false }),
  });
  const isColour = ({ tags }: axeCore.Result) => tags.includes('cat.color');
  return {
    colours: violations.filter(isColour).flatMap(faultsOf),
    others: violations.filter((violation) => !isColour(violation)).flatMap(faultsOf),
  };
}

function faultsOf({ id, help, nodes }: axeCore.Result): readonly Fault[] {
  return nodes.map(({ target, any, html }) => {
    const element = document.querySelector(String(target[0])) ?? stageElement();
    return faultAt(element, `: ${help} (${id}). ${any[0]?.message ?? html}`);
  });
}

const inputs =
  'input:not([type=hidden]), select, textarea, [contenteditable=true], [role=combobox], [role=spinbutton]';

/** Inputs of one widget that have the same accessible name, those of the groups around them included. */
export function nameFaults(): readonly Fault[] {
  window.axe.setup(stageElement());
  try {
    return [...stageElement().querySelectorAll('[data-sample]')].flatMap((section) => {
      const seen = new Set<string>();
      return [...section.querySelectorAll<HTMLElement>(inputs)].flatMap((input) => {
        const path = pathOf(input, section);
        const isRepeated = seen.has(path);
        if (!isUsable(input) || !input.checkVisibility()) return [];
        seen.add(path);
        return isRepeated ? [faultAt(input, ` has the same name as another input: “${path}”`)] : [];
      });
    });
  } finally {
    window.axe.teardown();
  }
}

/** The name of an input after those of the groups around it, as a screen reader announces them. */
function pathOf(element: Element, section: Element): string {
  const { parentElement } = element;
  const around = parentElement === null || parentElement === section ? '' : pathOf(parentElement, section);
  const isNamed = element.matches(
    `${inputs}, fieldset, [role=group], [role=radiogroup], [role=listitem], li`,
  );
  return `${around} ${isNamed ? window.axe.commons.text.accessibleText(element) : ''}`.trim();
}

/** A fault of an element, with the sample that it was rendered for. */
export function faultAt(element: Element, found: string): Fault {
  const sample = element.closest('[data-sample]')?.getAttribute('data-sample') ?? 'outside of the field';
  return { sample, found: `${nameOf(element)}${found}` };
}

declare global {
  interface Window {
    readonly axe: typeof axeCore;
  }
}
