/** The table of sources for the overview. */
export const sourcePanel = {
  table: 'Table of sources',
  indicator: 'Indicator',
  use: 'Use {source_full} for down',
  'about-source': 'About {source}',
  'about-indicator': 'About {indicator_name}',
  'about-in-each': 'About {indicator_name} for each source',
  definitions: 'Wetin dem mean and how dem do am',
  related: 'Indicators wey be like am',
  replace: 'Put another indicator instead of {indicator_name}',
  'replace-word': 'Change',
  parts: 'Numerator / denominator',
  'part-of': 'out of {count}',
  'no-figure': 'no figure',
  silent: 'No figure for {place}: {sources}',
  'no-data-because': 'no data. {reason}',
} as const
