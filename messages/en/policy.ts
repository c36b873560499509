/** The policy simulator: what would have followed, if coverage had been higher and the published effect held here. */
export const policy = {
  lead: 'Published effects applied to the figures of this release. A result says what <b>would</b> have followed, if coverage had been higher and the effect held here; it is not a forecast.',
  question: 'What would lower under-five deaths in {place}?',
  indicator: 'Indicator',
  place: 'Location',
  generate: 'Generate',
  generating: 'Looking for interventions…',
  'history-title': 'Policy History',
  'history-where':
    '{where, select, account {In your account} device {On this device. Log in to keep it in your account} other {}}',
  'history-none': 'Nothing is kept yet. “Keep” under a result puts it here.',
  'two-most':
    '{count, plural, =0 {No intervention can be proposed} one {The intervention with the most to gain} other {Two interventions with the most to gain}}',
  ranked:
    'Of {all, number} published effects, those with an interval and a cause of death that is held, ranked by gap to {aim} × effect × deaths.',
  'not-about': 'No published effect here works on {indicator} itself. These work on under-five deaths.',
  'acts-on': '{population}; acts on: {outcome}',
  'for-and-against': 'For and against',
  advantages: 'Advantages',
  disadvantages: 'Disadvantages',
  'plus-gain': '{deaths} fewer deaths in {year}, if coverage had been {aim}',
  'plus-cause': '{cause} was {share} of under-five deaths in {place} in {year}',
  'plus-effect': 'Published effect: {effect} fewer, {lower} to {upper} ({interval})',
  'plus-evidence':
    'Evidence rated {confidence, select, high {high} moderate {moderate} low {low} other {}}: {evidence}',
  'plus-people': '{people} more people would be covered at {aim}',
  'minus-later': 'Coverage was {figure} in {cited} already: part of the gain lies in the past',
  'minus-old': 'Coverage is of {cited}, and none since is held',
  'minus-range':
    'Its interval is {interval, select, range {the range of studies} IQR {the middle half of what experts said} other {}}, not a 95% interval',
  'minus-low': 'Evidence rated low: {evidence}',
  'minus-note': 'Noted with it: {note}',
  'minus-aim': 'The release holds no target for this coverage; {aim} is a round number',
  'minus-deaths': 'Under-five deaths by cause are not held for {place}: only coverage is known',
  'why-left':
    '{why, select, not_deaths {its effect is not on deaths, or must not be applied to them} no_coverage_held {the release holds no such coverage} no_coverage_here {no coverage of this place can be quoted} old_coverage {its coverage here was measured more than three years before the deaths} no_deaths_of_cause {deaths of its cause are not held} no_interval {no interval of it held here; it can be run as a lever, with that said} no_gap {coverage is at {aim} already} alternative {another effect of the same coverage is proposed} other_cause {it works on other causes than was asked} less_to_gain {there is less to gain} other {}}',
  'all-effects': 'All {count, number} published effects, and why others were not proposed',
  'what-if': 'What if',
  'add-lever': 'Add a lever',
  'remove-lever': 'Remove {name}',
  lever: 'Coverage asked: {name}',
  'lever-source': '{cited}. Effect {effect}',
  'lever-source-range': '{cited}. Effect {effect} ({lower} to {upper})',
  formula: 'Formula: D deaths of the cause, C0 and C1 coverage, E effect, AF share that can be reached',
  'formula-how': 'How it is computed',
  'formula-line': 'averted = D × (C1 − C0) × E × AF ÷ (1 − C0 × E × AF)',
  'several-line': 'several on one cause: D × (1 − Π (1 − C1 × E × AF) ÷ (1 − C0 × E × AF))',
  'result-deaths':
    'In {year}, the last year with deaths by cause held here, there would have been <b>{deaths} fewer under-five deaths</b> in {place} (95% of draws {lower} to {upper}), if coverage had been {coverage} and the published {count, plural, one {effect} other {effects}} held here.',
  'result-more':
    'In {year}, the last year with deaths by cause held here, there would have been <b>{deaths} more under-five deaths</b> in {place} (95% of draws {lower} to {upper}), if coverage had been {coverage} and the published {count, plural, one {effect} other {effects}} held here.',
  'result-none': 'No lever has been moved: no change gives no deaths averted.',
  'result-no-deaths':
    '<b>No deaths for {place}:</b> under-five deaths by cause of the last ten years are not held for it. Only coverage is known.',
  'result-people':
    'At {to}, {people} more people would be covered by {name}{hasRange, select, yes { ({lower} to {upper})} no {} other {}}. Coverage was {figure} ({cited}).',
  'result-coverage':
    '{name}: coverage was {figure} ({cited}); {to} is {gap} points more. The release does not hold how many people these points are.',
  'result-refused':
    '{reason, select, counted_twice {Deaths of one cause and of all causes cannot be taken together.} alternatives {Two effects of one coverage against one cause are alternatives: remove one.} same_lever_twice {The same lever is there twice.} no_deaths {No deaths of this cause are held.} not_a_coverage {Coverage lies between 0% and 100%.} other {}}',
  'at-coverage': '{to} for {name}',
  'lever-change': '{name}, {from} → {to}',
  averted: 'Deaths averted in the year',
  'formula-head': 'Formula',
  draws: '95% of draws',
  together: 'Together',
  'draws-note':
    '{draws} draws, seed {seed}, median {median}. Several levers on one cause multiply; causes are added.',
  'width-head': 'What makes the range wide',
  'width-title':
    '{kind, select, effect {The effect of {name} makes most of the width} coverage {The coverage of {name} makes most of the width} deaths {The number of deaths makes most of the width} other {}}',
  'width-about':
    'It makes {share} of the variance of the draws. Deaths averted together when one input moves over its interval and the others stay.',
  'width-input':
    '{kind, select, effect {Effect: {name}} coverage {Coverage: {name}} deaths {Deaths: {name}} other {}}',
  'borrowed-title': 'What is borrowed',
  'borrowed-causes':
    '<b>National causes.</b> The causes of death are of {year} and held for the nation only; {place} is ranked with that mix.',
  'borrowed-year': '<b>Another year.</b> Deaths of {year}; coverage of {cited} for {name}.',
  'borrowed-edition':
    '<b>An older edition.</b> Deaths are {total} ({cited}). {official_name} says {other} for {year} now.',
  'borrowed-ages':
    '<b>Ages.</b> Effects are for the ages named with them; the deaths are of all children under 5.',
  'borrowed-interval': '<b>{None}</b> for {inputs}: the true range is wider.',
  'input-deaths': 'deaths and their causes',
  'input-coverage': 'coverage of {name}',
  'input-effect': 'the effect of {name}',
  'unit-cost': 'Cost for each further person covered (optional)',
  'cost-line':
    '{total} for {people} people{hasDeath, select, yes {, {each} for each death averted} no {} other {}}, at the cost that you gave.',
  'cost-no-people': 'How many people a coverage is about is not held, so there is no cost.',
  'add-to-report': 'Add to a report',
  keep: 'Keep',
  copy: 'Copy',
  copied: 'Copied',
  kept: 'Kept in Policy History',
  remove: 'Remove',
  again: 'Run again',
  'same-result': 'Same result on this release',
  'new-result': 'On this release: {now}, {change}, because {why} changed',
  'change-deaths': 'the deaths',
  'change-coverage': 'the coverage',
  'change-effect': 'the effects',
  'cannot-again': 'This cannot be run on this release any more.',
  ask: 'Ask a follow-up',
  send: 'Send',
  'ask-what': 'what about 80%?',
  'ask-rural': 'only rural?',
  'ask-costs': 'with unit costs',
  'answer-aim': '{name}: the lever is at {to} now.',
  'answer-why': '{name}: {why}.',
  'answer-proposed': 'It is proposed above.',
  'answer-place': 'The same for {place}:',
  'answer-dropped': 'Left out for {place}: {name}, as {why}.',
  'answer-none-there': 'Nothing of it can be run for {place}.',
  'answer-group':
    'Only {group, select, rural {rural} urban {urban} other {}}: coverage and deaths are run here for everybody. Deaths by cause are not held by residence.',
  'answer-costs':
    'Write what covering one more person costs below the levers; costs come from you, not from the release.',
  'answer-unknown':
    'I did not understand that. Ask about another coverage (“what about 80%?”), a place (“and in Kaduna?”) or an effect (“why not zinc?”).',
  'answer-error': 'An error occurred',
  conversation: 'Conversation',
  citations: 'Citations',
  'read-at': 'read at',
  table: 'Deaths averted',
} as const
