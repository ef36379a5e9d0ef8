/** The product name of this installation (`VITE_PRODUCT_NAME`, set when the client is built). */
export const productName = (import.meta.env['VITE_PRODUCT_NAME'] as string | undefined) ?? 'Octavo';
