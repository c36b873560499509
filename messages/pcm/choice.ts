/** Wetin no fit stay where the reader put am, because the data no get am. */
export const choice = {
  instead: '{Lack}; na {shown_name} we show instead.',
  'no-figure':
    '{source} no get figure for {of_name}{held, select, dashboard { for this dashboard} release {} other {}}{near, select, one { (the one wey near am: {nearest})} both { (the ones wey near am, before and after: {nearest})} none {} other {}}',
  asked:
    'the {slot, select, indicator {indicator} source {source} location {place} period {period} other {}} wey you ask for',
  'source-unknown': 'No data source {asked} dey; na the usual one we show instead.',
  'place-none': 'No place {asked} dey; na the usual one we show instead.',
  withdrawn:
    'Dem don comot the figure of {cited} for {place}{zero, select, yes {} no {, {value}} other {}}: {reason}.',
  section: '{dashboard} no get section {asked}; na {section} we show instead.',
  'section-unknown': 'No section dey wey be “{asked}”; na {section} we show instead.',
  indicator: '{asked_name} no dey inside {dashboard}; na another indicator we show instead.',
  'indicator-elsewhere':
    '{asked_name} no dey inside {dashboard}, e dey inside {other}; na another indicator we show instead.',
  'indicator-empty':
    '{asked_name} no get figure {held, select, dashboard {for this dashboard} release {inside this release} other {}}; na another indicator we show instead.',
  'indicator-unknown': 'No indicator {asked} dey; na another one we show instead.',
  unread:
    '“{asked}” wey dey the address no be {what, select, indicator {indicator} datasource {source} location {place} period {period} other {}} wey we know; na the usual one we show instead.',
} as const
