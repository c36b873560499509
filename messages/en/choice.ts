/** What could not stay where the reader put it, because the data do not have it. */
export const choice = {
  instead: '{Lack}; {shown_name} is shown instead.',
  'no-figure':
    '{source} has no figure for {of_name}{held, select, dashboard { on this dashboard} release {} other {}}{near, select, one { (nearest: {nearest})} both { (nearest before and after: {nearest})} none {} other {}}',
  asked:
    'the {slot, select, indicator {indicator} source {source} location {place} period {period} other {}} asked for',
  'source-unknown': 'There is no data source {asked}; the usual one is shown instead.',
  'place-none': 'There is no place {asked}; the usual one is shown instead.',
  withdrawn:
    'The figure of {cited} for {place}{zero, select, yes {} no {, {value},} other {}} was withdrawn: {reason}.',
  section: '{dashboard} has no section {asked}; {section} is shown instead.',
  'section-unknown': 'There is no section “{asked}”; {section} is shown instead.',
  indicator: '{asked_name} is not part of {dashboard}; another indicator is shown instead.',
  'indicator-elsewhere':
    '{asked_name} is not part of {dashboard} but of {other}; another indicator is shown instead.',
  'indicator-empty':
    '{asked_name} has no figure {held, select, dashboard {on this dashboard} release {in this release} other {}}; another indicator is shown instead.',
  'indicator-unknown': 'There is no indicator {asked}; another one is shown instead.',
  unread:
    '“{asked}” in the address is no {what, select, indicator {indicator} datasource {source} location {place} period {period} other {}} that is known here; the usual one is shown instead.',
} as const
