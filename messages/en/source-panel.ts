/** The table of sources of the overview. */
export const sourcePanel = {
  table: 'Table of sources',
  indicator: 'Indicator',
  use: 'Use {source_full} below',
  'about-source': 'About {source}',
  'about-indicator': 'About {indicator_name}',
  'about-in-each': 'About {indicator_name} in each source',
  definitions: 'Definitions and methods',
  related: 'Related indicators',
  replace: 'Replace {indicator_name} with another indicator',
  'replace-word': 'Replace',
  parts: 'Numerator / denominator',
  'part-of': 'of {count}',
  'no-figure': 'no figure',
  silent: 'No figure for {place}: {sources}',
  'no-data-because': 'no data. {reason}',
} as const
