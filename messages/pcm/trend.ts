/** Every source of one indicator as time dey go. */
export const trend = {
  form: 'How to show wetin dey change',
  title: '{indicator_name} for {place}',
  'title-at': '{indicator_name} for {place}, {period}',
  'title-span': '{indicator_name} for {place}, {from} reach {to}',
  'title-source-at': '{indicator_name} for {place}, {source} {period}',
  'title-source-span': '{indicator_name} for {place}, {source} {from} reach {to}',
  years: 'Year',
  'years-of': '{of, select, report {By year of report} birth {By year of birth} other {}}',
  'missing-key': 'For the axis: no figure for this year',
  'field-work': 'We draw survey for the last year wey dem take do the field work.',
  projections: 'Broken line: wetin {sources} talk say go happen.',
  length: 'How long the time be',
  'by-length': 'By {of, select, year {year} quarter {quarter} month {month} week {week} other {}}',
  'key-partial': 'Time wey never complete',
  partial:
    '{shape, select, line {Empty inside, and no line join am} column {Lines dey inside} other {}}: {figures}, {count, plural, one {e} other {dem}} never complete.',
  broken:
    'The line of {source} break between {before} and {after}: the figures come from two {why, select, edition {editions ({editions})} unnamed {editions} definition {definitions} other {}}, so the step from one to the other no be change.',
  'other-length':
    'We no draw the figures by {of, select, year {year} quarter {quarter} month {month} week {week} other {}} wey {sources} get beside the ones by {length, select, year {year} quarter {quarter} month {month} week {week} other {}}.',
  'one-period': 'All the figures wey dey here na for {period}, so we no fit show how e change.',
  few: '{why, select, first {Wetin dey drawn na the source wey you choose, the official one and the newest of each class: {shown} out of the {all} wey get figures.} chosen {{shown} out of the {all} sources wey get figures dey drawn.} other {}}',
  'beyond-whole': 'We draw values wey pass 100% as dem publish am, and mark am: share no fit pass the whole.',
  'interval-beyond': 'One range pass 100%; no value pass am.',
  beyond:
    'Values wey pass 100% dey drawn as dem publish am, and dem get mark: most times na because the number of people wey dem assume too small, or pikin from other places and doses wey dem count two times.',
  hidden: 'All the sources of {indicator} dey hidden; choose one for the key',
  'key-shared': '{name} ({mark})',
  'key-interval': '{source} with {level} range',
  'missing-year': '{source} {year}',
  shown:
    '{count, plural, one {One source show {indicator} for {place}.} other {# sources show {indicator} for {place}.}}',
  alone: 'Na one of the sources of {indicator} for {place} dey here.',
  one: '{source} get one figure, {figure_short} for {period}{beyond}.',
  course:
    '{source} get {count} figures, from {first_short} for {firstPeriod} reach {last_short} for {lastPeriod}{beyond}.',
  'beside-span':
    '{partial, plural, =0 {} one {, plus one for period wey never complete ({periods})} other {, plus # for periods wey never complete ({periods})}}{projected, select, yes {, plus projections reach {end}} no {} other {}}',
} as const
