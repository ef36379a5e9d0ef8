import { act, cleanup, render } from '@testing-library/react';
import { tellErrors } from '../../contract/tell-issues.ts';
import type { FieldHost, FieldSurroundings } from '../../contract/view.ts';
import { nothingAround } from '../fake-around.ts';
import type { ReadSample } from '../read-sample.ts';
import type { Messages } from '../messages.ts';
import { FieldRow, newLog } from './field-row.tsx';
import { atItsStep, takeStep } from './steps.ts';
import { hostIn, type ConformanceSubject } from './subject.ts';

interface RenderRequest {
  readonly messages?: Messages;
  readonly readOnly?: boolean;
  readonly host?: Partial<FieldHost>;
  readonly around?: FieldSurroundings;
  /** The errors of a second field of the type next to it; without them it is alone. */
  readonly beside?: readonly string[];
}

/** A widget on the page, and what it emitted so far. */
export interface RenderedWidget {
  readonly container: HTMLElement;
  /** The element that takes the focus. */
  readonly focusable: HTMLElement;
  /** The same element of the second widget, or its own if it is alone. */
  readonly neighbour: HTMLElement;
  /** Every value that was emitted so far, in order. */
  emitted(): readonly unknown[];
}

/** Renders the widget with a sample, alone on the page, and waits for its requests to the host. */
export async function renderSample(
  subject: ConformanceSubject,
  sample: ReadSample,
  request: RenderRequest = {},
): Promise<RenderedWidget> {
  const { messages, readOnly = false, around = nothingAround, beside } = request;
  const log = newLog();
  const field = {
    view: subject.view,
    host: hostIn(subject, messages, request.host),
    sample,
    readOnly,
    around,
    log,
  };
  const container = await renderScene(
    <>
      <FieldRow {...field} id="root_field" />
      {beside !== undefined && <FieldRow {...field} id="root_neighbour" told={tellErrors(beside)} />}
    </>,
  );
  const find = (id: string) => {
    const element = document.getElementById(id);
    if (element === null) throw new Error(`No element has the widget's id (${sample.name}).`);
    return element;
  };
  const focusable = find('root_field');
  return {
    ...{ container, focusable },
    neighbour: beside === undefined ? focusable : find('root_neighbour'),
    emitted: () => log.emitted.map(({ value }) => value),
  };
}

/** Renders the preview of a sample, alone on the page. */
export function renderPreview(
  subject: ConformanceSubject,
  { name, value, options }: ReadSample,
  messages?: Messages,
): Promise<HTMLElement> {
  const host = hostIn(subject, messages);
  takeStep(name, 'Rendering the preview');
  return renderScene(<subject.view.Preview {...{ value, options, host }} />);
}

/** Renders, and waits for the answers of the host. What the plugin throws meanwhile names the step. */
async function renderScene(scene: React.ReactNode): Promise<HTMLElement> {
  cleanup();
  try {
    return (await act(async () => render(scene))).container;
  } catch (error) {
    throw atItsStep(error);
  }
}

/** Waits until the host's answers have arrived and been rendered. */
export async function settled(): Promise<void> {
  await act(async () => Promise.resolve());
}
