/** Near wetin dey turn file of one document. */
export const documentFiles = {
  tools: 'Print and export',
  export: 'Export {format}',
  making: 'We dey make the file…',
  failed: '{format} Export no work. Abeg try again. {why}',
  'check-connection': 'If e no work again, check your network, or print the page.',
  'our-side': 'Something spoil for our side. If e no work again, print the page, or try later.',
  many: 'Plenty files dey wait; wait ten seconds.',
} as const
