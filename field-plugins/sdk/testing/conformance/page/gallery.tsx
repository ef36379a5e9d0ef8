import type axeCore from 'axe-core';
import { validSamples } from '../../read-sample.ts';
import { shown } from '../shown-samples.ts';
import type { Current, Fault } from './current.ts';
import { FieldRow } from './field-row.tsx';
import { nameOf, sampleOf } from './layout-faults.ts';
import { settle, show, stageElement } from './scene.tsx';

/** Draws every sample: editable, read-only, and as a preview. */
export async function drawGallery(current: Current): Promise<void> {
  const { view, host } = current;
  const samples = shown(current);
  const valid = validSamples(current.plugin, current.samples);
  const row = { view, host };
  show(
    <div style={{ display: 'grid', gap: 32, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {samples.map((sample, index) => (
        <section key={sample.name} data-sample={sample.name}>
          <FieldRow {...row} id={`edited-${index}`} sample={sample} errors={current.errorsOf(sample)} />
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

/** What axe found. Faults that depend on colours are separate, since they belong to other rules. */
export interface AxeFaults {
  readonly colours: readonly Fault[];
  readonly others: readonly Fault[];
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
  };
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
