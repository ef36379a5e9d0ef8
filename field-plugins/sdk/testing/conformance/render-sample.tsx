import { act, cleanup, render } from '@testing-library/react';
import type { IssueMessages } from '../../contract/issue-messages.ts';
import type { FieldHost, FieldSurroundings } from '../../contract/view.ts';
import type { ReadSample } from '../read-sample.ts';
import { FieldRow, newLog } from './field-row.tsx';
import { atItsStep, takeStep } from './steps.ts';
import { hostIn, type ConformanceSubject } from './subject.ts';

interface RenderRequest {
  readonly language?: string;
  readonly readOnly?: boolean;
  readonly host?: Partial<FieldHost>;
  readonly around?: FieldSurroundings;
  readonly issueMessages?: IssueMessages;
  /** Whether another field of the type stands below it. */
  readonly isTwice?: boolean;
}

/** A widget on the page, and the values it has emitted so far. */
export interface RenderedWidget {
  readonly container: HTMLElement;
  /** The element that takes the focus. */
  readonly focusable: HTMLElement;
  /** Every value that was emitted so far, in order. */
  emitted(): readonly unknown[];
}

/** Renders the widget with a sample, alone on the page, and waits for its requests to the host. */
export async function renderSample(
  subject: ConformanceSubject,
  sample: ReadSample,
  { language, host, isTwice = false, ...request }: RenderRequest = {},
): Promise<RenderedWidget> {
  const log = newLog();
  const field = { ...request, sample, log, view: subject.view, host: hostIn(subject, language, host) };
  const container = await renderScene(
    <>
      <FieldRow {...field} id="root_field" />
      {isTwice && <FieldRow {...field} id="root_neighbour" />}
    </>,
  );
  const focusable = document.getElementById('root_field');
  if (focusable === null) throw new Error(`No element has the widget's id (${sample.name}).`);
  return { container, focusable, emitted: () => log.emitted.map(({ value }) => value) };
}

/** Renders the preview of a sample, alone on the page. */
export function renderPreview(
  subject: ConformanceSubject,
  { name, value, options }: ReadSample,
  language?: string,
): Promise<HTMLElement> {
  takeStep(name, 'Rendering the preview');
  return renderScene(<subject.view.Preview {...{ value, options }} host={hostIn(subject, language)} />);
}

/** Renders, and waits for the answers of the host. Errors that the plugin throws meanwhile name the step. */
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
