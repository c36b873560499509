/** What the figures tell today, on the first page. */
export const stories = {
  rounds:
    '{Indicator_name}: {side, select, lower {lower} higher {higher} other {}} in {count} of {total} states',
  'rounds-others':
    '{side, select, lower {Lower} higher {Higher} other {}} in {count, plural, one {# state} other {# states}}{has_places, select, yes {: {places}} no {} other {}}.',
  'rounds-no-others': 'Clearly {side, select, lower {lower} higher {higher} other {}} in no state.',
  'rounds-chance':
    'In {count} the change may be chance{has_untested, select, yes {, in {untested} it cannot be tested} no {} other {}}.',
  'rounds-source': '{first} and {last}, all states tested together',
  mark: '{cited}: {figure}',
  births: '{indicator_name}, {estimate} or {survey}? Ask which births are meant',
  'births-years':
    '{source}: {estimate} of the children born in {born}. {survey} asked about children born in {about}, of whom {source} says {same}.',
  'births-gap':
    'For the same births the gap is {gap}, not {apart}{is_chance, select, yes {, and may be chance} no {} other {}}.',
  range:
    '{indicator_name}: {claim, select, lowest {from {low} in {lowest} to {high}} highest {from {low} to {high} in {highest}} none {from {low} to {high} by state} named {{high} in {highest}, {low} in {lowest}} other {}}',
  'range-times': 'The one end is {times} the other.',
  'range-open': 'It is unclear which state is at either end: the intervals overlap.',
  'range-zones': 'Every state of {above} is above every state of {below}.',
} as const
