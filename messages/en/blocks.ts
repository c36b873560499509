/** The kinds of block of a document, as they are called wherever somebody meets one. */
export const blocks = {
  figure: 'Chart',
  table: 'Table',
  sentence: 'Sentence from data',
  quote: 'Figure to quote',
  'key-figures': 'Key figures',
  indicator: 'Indicator Info',
  text: 'Text',
  heading: 'Heading',
  section: 'Section',
  picture: 'Picture',
  embed: 'Page of another site',
  'page-break': 'Page break',
  'slide-break': 'Slide break',
  'slide-title': 'Title of the slide',
  'slide-about': 'A new sheet on paper; on a screen a line.',
} as const
