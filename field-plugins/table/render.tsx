import { defineRender } from '../sdk/contract/render.ts';
import { tableField } from './field.ts';

/** The frame scrolls where the table is wider than the page, so it can take the focus. */
export const tableRender = defineRender(tableField, {
  Render({ value: { header, rows }, env }) {
    if ([header ?? [], ...rows].every((cells) => cells.every((cell) => cell.trim() === ''))) return null;
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Keyboard users scroll it with the arrow keys.
      <div className="s-table" role="group" aria-label={env.translate('table.site.label')} tabIndex={0}>
        <table>
          {header !== null && (
            <thead>
              <tr>
                {header.map((cell, at) => (
                  <th key={at} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map((cells, index) => (
              <tr key={index}>
                {cells.map((cell, at) => (
                  <td key={at}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  },
});
