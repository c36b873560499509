/** Wetin the figures dey talk today, for the first page. */
export const stories = {
  rounds:
    '{Indicator_name}: {side, select, lower {e low pass before} higher {e high pass before} other {}} for {count} of {total} states',
  'rounds-others':
    'E {side, select, lower {low} higher {high} other {}} for {count, plural, one {# state} other {# states}}{has_places, select, yes {: {places}} no {} other {}}.',
  'rounds-no-others': 'No state dey where e clearly {side, select, lower {low} higher {high} other {}}.',
  'rounds-chance':
    'For {count} the change fit be chance{has_untested, select, yes {, for {untested} we no fit test am} no {} other {}}.',
  'rounds-source': '{first} and {last}, all states tested together',
  mark: '{cited}: {figure}',
  births: '{indicator_name}, {estimate} or {survey}? Ask which births dem mean',
  'births-years':
    '{source}: {estimate} of the children wey dem born for {born}. {survey} ask about children wey dem born for {about}, and for dem {source} talk {same}.',
  'births-gap':
    'For the same births the gap na {gap}, no be {apart}{is_chance, select, yes {, and e fit be chance} no {} other {}}.',
  range:
    '{indicator_name}: {claim, select, lowest {from {low} for {lowest} reach {high}} highest {from {low} reach {high} for {highest}} none {from {low} reach {high} by state} named {{high} for {highest}, {low} for {lowest}} other {}}',
  'range-times': 'One end na {times} the other.',
  'range-open': 'We no fit talk which state dey for any of the two ends: the intervals overlap.',
  'range-zones': 'Every state for {above} dey above every state for {below}.',
} as const
