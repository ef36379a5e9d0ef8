import { defineRender } from '../sdk/contract/render.ts';
import { titleColors } from './color-title-item.ts';
import { colorTitleField } from './field.ts';

export const colorTitleRender = defineRender(colorTitleField, {
  Render({ value }) {
    const titles = value.filter(({ title }) => title.trim() !== '');
    if (titles.length === 0) return null;
    return (
      <ul className="s-badges">
        {titles.map(({ title, color }, index) => (
          <li key={index} className={`s-badge s-${titleColors.find((one) => one === color) ?? 'default'}`}>
            {title}
          </li>
        ))}
      </ul>
    );
  },
});
