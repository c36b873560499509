/** To choose indicators, sources, levels and years of dashboard. */
export const wizardChoice = {
  title: 'Wetin your dashboard go show?',
  lead: 'Choose am anyhow you want. Wetin you choose for one column go reduce the other ones to wetin dem really publish.',
  columns: 'Columns',
  tab: '{tab, select, Indicators {Indicators} Sources {Sources} Levels {Levels} Years {Years} other {}}',
  'all-sources': 'You no choose any: the dashboard go show all the sources.',
  'all-levels': 'You no choose any: the dashboard go show all the levels.',
  'all-years': 'You no choose any: the dashboard go show all the years.',
  'levels-first': 'Choose indicator make you see the levels wey dem publish am for.',
  'years-first': 'Choose indicator make you see the years.',
  'no-figures': 'no figure dey these sources',
  'level-holds':
    '{count, number} out of {all, number}{places, plural, =0 {} one {, # place} other {, # places}}',
  'has-no': '{indicator} no get {year}',
  'no-other': 'no other year dey these sources',
  nearest: 'the one wey near pass: {year}',
  selection: 'Wetin you choose',
  figures:
    '<b>{shown}</b> {count, plural, one {figure} other {figures}}{whole, select, yes {} no {, and the ones of local government areas, wey we still dey count} other {}}',
  sizes:
    '{indicators, plural, =0 {no indicator} one {# indicator} other {# indicators}} × {sources, plural, =0 {all sources} one {# source} other {# sources}} × {levels, plural, =0 {all levels} one {# level} other {# levels}} × {years, plural, =0 {all years} one {# year} other {# years}}, where dem publish am',
  'years-arrived': 'Years of {arrived, number} out of {wanted, number} indicators don land.',
  open: '{open, select, yes {Close wetin you choose} no {Open wetin you choose} other {}}',
  'not-loaded': 'Some years no gree load.',
  part: '{part, select, indicators {Indicators} sources {Sources} reach {Levels and years} other {}}',
  chosen:
    '{part, select, indicators {Wetin you choose: indicators} sources {Wetin you choose: sources} reach {Wetin you choose: levels and years} other {}}',
  'clear-part':
    '{part, select, indicators {Clear indicators} sources {Clear sources} reach {Clear levels and years} other {}}',
  clear: 'Clear',
  more: 'and {count, number} more',
  'notes-about': 'These cells go talk why dem empty. We no dey fill anything.',
  remove: 'Comot {name}',
  gone: '{id} (dem no dey publish am again)',
  notes: '{count, plural, one {# note} other {# notes}}',
} as const
