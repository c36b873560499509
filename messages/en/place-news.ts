/** What is new at a place, where it lies among others, and the places most like it: the beginning of its profile. */
export const placeNews = {
  first:
    '{Indicator_phrase} in {place} {indicator_number, select, many {have} other {has}} {move, select, up {risen} down {fallen} other {}}: <b>{now}</b> in {period}, against <b>{before}</b> in {earlier}{times}{newer}.',
  second:
    '{Indicator_phrase} {indicator_number, select, many {have} other {has}} {move, select, up {risen} down {fallen} other {}} to <b>{now}</b> in {period} ({before} in {earlier}{times}{newer}); both changes are larger than chance.',
  'unequal-times': ', about times of unequal length',
  'newer-figure': '; the newer figure to quote is <b>{figure}</b> ({cited}), without an interval',
  only: 'The change is larger than chance; no other key figure shows one.',
  states:
    '{Indicator_phrase} {move, select, up {rose} down {fell} other {}} in <b>{count, number} of {total, number}</b> states by more than chance, from {first} to {last}{others, plural, =0 {, and {move, select, up {fell} down {rose} other {}} in none} other {, and {move, select, up {fell} down {rose} other {}} in #}}.',
  unclear:
    'None of the {count, plural, one {# key figure} other {# key figures}} of {place} that can be tested shows a clear change since the round before.',
  untested:
    'No change of {place} can be tested: the {count, plural, one {key figure is} other {# key figures are}} of a model, or intervals of two rounds are not held.',
  'none-held': 'No key figure of {place} is in this release.',
  lies: 'Where {place} lies, and what changed',
  'lies-nation': 'The key figures, and what changed',
  'lies-about':
    'The rank is a range: {level, select, zone {zones} state {states} lga {LGAs} other {}} that do not differ clearly share it; 1 is the best.',
  indicator: 'Indicator',
  figure: 'Figure',
  lane: 'Among others',
  rank: 'Rank',
  band: '{from, number} to {to, number}',
  'band-of': 'of {count, number}',
  'no-rank': '–',
  'no-rank-why': 'not ranked: no interval held',
  change: 'Change',
  'change-since': 'since {period}',
  verdict:
    '{verdict, select, better {better} worse {worse} changed {changed} unclear {no clear change} untested {not tested} other {}}',
  'change-times': 'about times of unequal length',
  'no-earlier': 'no earlier figure to compare with',
  'key-others': '{level, select, zone {a zone} state {a state} lga {an LGA} other {}}',
  'key-own': '{place_name}, with its interval',
  'key-nation': 'Nigeria',
  'key-target': 'target',
  quoted: 'newer, without an interval: {figure} ({cited})',
  quote: 'What to quote',
  'quote-copy': 'Copy: {indicator}',
  'quote-copied': 'Copied',
  'quote-text':
    '{indicator_name}, {place_name}: {figure} ({cited}{has_range, select, yes {, {level}% interval {lower} to {upper}} no {} other {}})',
  'like-title':
    'The {count, plural, one {state} =2 {two states} =3 {three states} other {# states}} most like {place}',
  'like-title-zone': 'The {count, plural, one {zone} other {# zones}} most like {place}',
  'zones-title': 'The zones over time',
  'like-others': 'Choose others to compare',
  'like-none': 'No figure of {indicator} over time is held for these places.',
  'like-own': 'the place compared',
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
  'like-finding-none':
    'None of the {count, number} that can be tested shows a change that is larger than chance.',
  'like-finding-untested': 'No change can be tested: intervals of two rounds are not held.',
  areas: 'Local government areas of {place}: {indicator}',
  'areas-some': '{count, plural, one {One LGA is} other {# LGAs are}} surely among the lowest third.',
  'areas-none':
    'No LGA is surely the lowest: the first could have any rank from {from, number} to {to, number} of {count, number}.',
  'areas-link': 'Make a work list of these LGAs',
  'states-link': 'Make a work list: where first in {place}',
  sources: 'Sources on this page',
  'sources-about': 'Sources with figures of {place} for the indicators of this page.',
  'source-count': '{count, plural, one {# figure} other {# figures}}, {from} to {to}',
  'sources-all': 'Licences of all sources',
  remembered: 'Remembered on this device',
  forget: 'forget',
  forgotten: 'Not remembered',
  'area-about':
    'Few indicators are held for single LGAs: these are modelled or counted. The other areas of health are on the page of {state}.',
  'area-state': 'Open {state}',
  part: 'News',
} as const
