import type { LibraryBlockType } from '../library-block-type.ts';

/** One product: what it is, what it costs and whether it is available. */
export const productCard: LibraryBlockType = {
  id: '01990c5e-7a00-7007-8000-6f6374617600',
  name: 'Product card',
  content_model_type: 'PAGE',
  content_model: {
    name: { field_type: 'text', field_title: 'Name', required: true, order: 0, field_values: null },
    price: {
      field_type: 'text',
      field_title: 'Price',
      required: true,
      order: 1,
      field_values: { placeholder: '4.200 RSD' },
    },
    description: {
      field_type: 'textarea',
      field_title: 'Description',
      required: false,
      order: 2,
      field_values: null,
    },
    pictures: {
      field_type: 'media',
      field_title: 'Pictures',
      required: true,
      order: 3,
      field_values: { multiple: true, max: 4 },
    },
    availability: {
      field_type: 'select',
      field_title: 'Availability',
      required: true,
      order: 4,
      field_values: [
        { value: 'in_stock', title: 'In stock' },
        { value: 'made_to_order', title: 'Made to order' },
        { value: 'sold_out', title: 'Sold out' },
      ],
    },
    is_new: {
      field_type: 'checkbox',
      field_title: 'Mark as new',
      required: false,
      order: 5,
      field_values: null,
    },
    details: {
      field_type: 'textarea',
      field_title: 'Details, one per line',
      required: false,
      order: 6,
      field_values: { placeholder: 'Diameter: 26 cm' },
    },
    link: {
      field_type: 'link',
      field_title: 'Button',
      required: false,
      order: 7,
      field_values: { multiple: false, max: 1 },
    },
    background: {
      field_type: 'background',
      field_title: 'Background',
      required: false,
      order: 8,
      field_values: null,
    },
  },
};
