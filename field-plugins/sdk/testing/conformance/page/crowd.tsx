import { FieldRow, newLog } from '../field-row.tsx';
import { operateAll } from '../operate-all.ts';
import { editable } from '../samples.ts';
import { settle, show, type Current, type Fault } from './scene.tsx';

/** How many fields of a type are in one form. */
const crowd = 100;

/** Whether using one field of a hundred renders others. */
export async function crowdFaults(current: Current): Promise<readonly Fault[]> {
  const { view, host } = current;
  const size = ({ value }: { readonly value: unknown }) => JSON.stringify(value).length;
  const [sample] = editable(current).toSorted((one, other) => size(one) - size(other));
  if (sample === undefined) throw new Error('There is no sample.');
  const logs = Array.from({ length: crowd }, newLog);
  show(
    logs.map((log, index) => (
      <div key={index} data-row={index}>
        <FieldRow {...{ view, host, sample, log }} id={`row-${index}`} />
      </div>
    )),
  );
  await settle();
  const own = document.querySelector<HTMLElement>('[data-row="0"]');
  const renders = () => logs.slice(1).reduce((sum, log) => sum + log.renders, 0);
  const before = renders();
  if (own !== null) await operateAll(own, { settle, brief: true });
  const again = renders() - before;
  if (again === 0) return [];
  return [{ sample: sample.name, found: `the other ${crowd - 1} rendered again ${again} times` }];
}
