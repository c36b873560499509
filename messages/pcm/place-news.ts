/** What is new at a place, where it lies among others, and the places most like it: the beginning of its profile. */
export const placeNews = {
  first:
    '{Indicator_phrase} for {place} don {move, select, up {go up} down {come down} other {}}: <b>{now}</b> for {period}, before na <b>{before}</b> for {earlier}{times}{newer}.',
  second:
    '{Indicator_phrase} don {move, select, up {go up} down {come down} other {}} reach <b>{now}</b> for {period} ({before} for {earlier}{times}{newer}); the two changes big pass chance.',
  'unequal-times': ', but the times no long the same',
  'newer-figure': '; the newer figure to quote na <b>{figure}</b> ({cited}), and e no get range',
  only: 'The change big pass chance; no other key figure show any.',
  states:
    '{Indicator_phrase} {move, select, up {go up} down {come down} other {}} for <b>{count, number} of {total, number}</b> states pass chance, from {first} reach {last}{others, plural, =0 {, and e no {move, select, up {come down} down {go up} other {}} for any} other {, and e {move, select, up {come down} down {go up} other {}} for #}}.',
  unclear:
    'None of the {count, plural, one {# key figure} other {# key figures}} of {place} wey we fit test show clear change since the round before.',
  untested:
    'We no fit test any change for {place}: the {count, plural, one {key figure} other {# key figures}} come from model, or we no hold intervals of two rounds.',
  'none-held': 'No key figure of {place} dey this release.',
  lies: 'Where {place} dey, and wetin change',
  'lies-nation': 'The key figures, and wetin change',
  'lies-about':
    'The rank is a range: {level, select, zone {zones} state {states} lga {LGAs} other {}} wey no differ clearly dey share am; 1 na the best.',
  indicator: 'Indicator',
  figure: 'Figure',
  lane: 'Among others',
  rank: 'Rank',
  band: '{from, number} to {to, number}',
  'band-of': 'of {count, number}',
  'no-rank': '–',
  'no-rank-why': 'no rank: no interval dey',
  change: 'Change',
  'change-since': 'since {period}',
  verdict:
    '{verdict, select, better {better} worse {worse} changed {changed} unclear {no clear change} untested {not tested} other {}}',
  'change-times': 'the times no long the same',
  'no-earlier': 'no earlier figure to compare with',
  'key-others': '{level, select, zone {one zone} state {one state} lga {one LGA} other {}}',
  'key-own': '{place_name}, with its interval',
  'key-nation': 'Nigeria',
  'key-target': 'target',
  quoted: 'newer one, no interval: {figure} ({cited})',
  quote: 'Which one to quote',
  'quote-copy': 'Copy: {indicator}',
  'quote-copied': 'Copied',
  'quote-text':
    '{indicator_name}, {place_name}: {figure} ({cited}{has_range, select, yes {, {level}% interval {lower} to {upper}} no {} other {}})',
  'like-title': 'The {count, plural, one {state} other {# states}} wey resemble {place} pass',
  'like-title-zone': 'The {count, plural, one {zone} other {# zones}} wey resemble {place} pass',
  'zones-title': 'The zones over time',
  'like-others': 'Choose others to compare',
  'like-none': 'We no get {indicator} over time for these places.',
  'like-own': 'the place wey we compare',
  'like-distance': 'distance {distance}',
  'like-of': 'Figure over time',
  'like-key':
    'Solid: the place of the panel, with intervals where they are held; dotted: the other places. All panels have one axis. {source}.',
  'like-change': '{change} since {period}: {verdict}',
  'like-verdict':
    '{verdict, select, better {larger than chance} worse {larger than chance} changed {larger than chance} unclear {no clear change} untested {not tested} other {}}',
  'like-finding-all': 'All {count, number} changed by more than chance since {period}.',
  'like-finding-some':
    'Changed by more than chance since {period}: {places}. No clear change, or not tested: {others}.',
  'like-finding-none': 'None of the {count, number} shows a change that is larger than chance.',
  'like-finding-untested': 'We no fit test any change: intervals of two rounds no dey.',
  areas: 'Local government areas of {place}: {indicator}',
  'areas-some': '{count, plural, one {One LGA dey} other {# LGAs dey}} surely among the lowest third.',
  'areas-none':
    'No LGA be surely the lowest: the first one fit get any rank from {from, number} to {to, number} of {count, number}.',
  'areas-link': 'Make work list of these LGAs',
  'states-link': 'Make work list: where to start for {place}',
  sources: 'Sources on this page',
  'sources-about': 'Sources wey get figures of {place} for the indicators of this page.',
  'source-count': '{count, plural, one {# figure} other {# figures}}, {from} to {to}',
  'sources-all': 'Licences of all sources',
  remembered: 'This device remember am',
  forget: 'forget',
  forgotten: 'E no remember am again',
  'area-about':
    'Small indicators dey for single LGAs: na model or count dem be. The other areas of health dey the page of {state}.',
  'area-state': 'Open {state}',
  part: 'News',
}
