/** The kinds of block of a document, as they are called wherever somebody meets one. */
export const blocks = {
  figure: 'Chart',
  table: 'Table',
  sentence: 'Sentence wey data talk',
  quote: 'Figure wey you go quote',
  'key-figures': 'Main figures',
  indicator: 'Indicator Info',
  text: 'Text',
  heading: 'Heading',
  section: 'Section',
  picture: 'Picture',
  embed: 'Page from anoda site',
  'page-break': 'New page',
  'slide-break': 'New slide',
  'slide-title': 'Title of the slide',
  'slide-about': 'New sheet for paper; for screen na line.',
} as const
