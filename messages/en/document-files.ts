/** Beside what becomes a file of a document. */
export const documentFiles = {
  tools: 'Print and export',
  export: 'Export {format}',
  making: 'Making the file…',
  failed: '{format} Export failed. Please try again. {why}',
  'check-connection': 'If it fails again, check your connection, or print the page.',
  'our-side': 'Something went wrong on our side. If it fails again, print the page, or try later.',
  many: 'Many files are being made; wait ten seconds.',
} as const
