/** The choice of indicators, sources, levels and years of a dashboard. */
export const wizardChoice = {
  title: 'What should your dashboard show?',
  lead: 'Choose in any order. What you choose in one column narrows the others to what was really published.',
  columns: 'Columns',
  tab: '{tab, select, Indicators {Indicators} Sources {Sources} Levels {Levels} Years {Years} other {}}',
  'all-sources': 'None chosen: the dashboard shows all sources.',
  'all-levels': 'None chosen: the dashboard shows all levels.',
  'all-years': 'None chosen: the dashboard shows all years.',
  'levels-first': 'Choose an indicator to see at which levels it is published.',
  'years-first': 'Choose an indicator to see its years.',
  'no-figures': 'no figures in these sources',
  'level-holds': '{count, number} of {all, number}{places, plural, =0 {} one {, # place} other {, # places}}',
  'has-no': '{indicator} has no {year}',
  'no-other': 'no other year in these sources',
  nearest: 'nearest: {year}',
  selection: 'Your selection',
  figures:
    '<b>{shown}</b> {count, plural, one {figure} other {figures}}{whole, select, yes {} no {, and those of local government areas, which are being counted} other {}}',
  sizes:
    '{indicators, plural, =0 {no indicators} one {# indicator} other {# indicators}} × {sources, plural, =0 {all sources} one {# source} other {# sources}} × {levels, plural, =0 {all levels} one {# level} other {# levels}} × {years, plural, =0 {all years} one {# year} other {# years}}, where they were published',
  'years-arrived': 'Years of {arrived, number} of {wanted, number} indicators are here.',
  open: '{open, select, yes {Close your selection} no {Open your selection} other {}}',
  'not-loaded': 'Some years could not be loaded.',
  part: '{part, select, indicators {Indicators} sources {Sources} reach {Levels and years} other {}}',
  chosen:
    '{part, select, indicators {Chosen: indicators} sources {Chosen: sources} reach {Chosen: levels and years} other {}}',
  'clear-part':
    '{part, select, indicators {Clear indicators} sources {Clear sources} reach {Clear levels and years} other {}}',
  clear: 'Clear',
  more: 'and {count, number} more',
  'notes-about': 'These cells will say why they are empty. Nothing is filled in.',
  remove: 'Remove {name}',
  gone: '{id} (no longer published)',
  notes: '{count, plural, one {# note} other {# notes}}',
} as const
