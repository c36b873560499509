/** The policy simulator, in Pidgin. */
export const policy = {
  lead: 'Effects wey dem don publish, on top figures of dis release. Result dey talk wetin <b>for</b> happen, if coverage high pass and di effect hold for here; e no be forecast.',
  question: 'Wetin go reduce death of pikin wey never reach five for {place}?',
  indicator: 'Indicator',
  place: 'Location',
  generate: 'Generate',
  generating: 'We dey find interventions…',
  'history-title': 'Policy History',
  'history-where':
    '{where, select, account {For your account} device {For dis device. Log in make e stay for your account} other {}}',
  'history-none': 'Nothing dey here yet. “Keep” under result go put am here.',
  'two-most':
    '{count, plural, =0 {We no fit propose any intervention} one {Di intervention wey fit gain pass} other {Two interventions wey fit gain pass}}',
  ranked:
    'Out of {all, number} published effects, di ones wey get interval and cause of death wey dey, arranged by gap to {aim} × effect × deaths.',
  'not-about':
    'No published effect for here dey work on {indicator} itself. Dis ones dey work on death of under-five.',
  'acts-on': '{population}; e dey work on: {outcome}',
  'for-and-against': 'Wetin support am and wetin no support am',
  advantages: 'Advantages',
  disadvantages: 'Disadvantages',
  'plus-gain': '{deaths} less deaths for {year}, if coverage for be {aim}',
  'plus-cause': '{cause} na {share} of under-five deaths for {place} for {year}',
  'plus-effect': 'Published effect: {effect} less, {lower} to {upper} ({interval})',
  'plus-evidence':
    'Evidence: {confidence, select, high {high} moderate {moderate} low {low} other {}}: {evidence}',
  'plus-people': '{people} more people go get am at {aim}',
  'minus-later': 'Coverage don reach {figure} for {cited} already: part of di gain don pass',
  'minus-old': 'Coverage na of {cited}, we no get newer one',
  'minus-range':
    'Im interval na {interval, select, range {di range of studies} IQR {di middle half of wetin experts talk} other {}}, e no be 95% interval',
  'minus-low': 'Evidence low: {evidence}',
  'minus-note': 'Wetin dem note: {note}',
  'minus-aim': 'Di release no get target for dis coverage; {aim} na round number',
  'minus-deaths': 'We no get under-five deaths by cause for {place}: na only coverage we fit talk',
  'why-left':
    '{why, select, not_deaths {im effect no be on death, or person no suppose put am on death} no_coverage_held {di release no get dat kind coverage} no_coverage_here {no coverage of dis place wey person fit quote} old_coverage {dem measure im coverage here more than three years before di deaths} no_deaths_of_cause {we no get deaths of im cause} no_interval {dem publish am without interval; you fit run am as lever, and we go talk am} no_gap {coverage don reach {aim}} alternative {another effect of di same coverage dey proposed} other_cause {e dey work on other causes} less_to_gain {di gain small pass} other {}}',
  'all-effects': 'All {count, number} published effects, and why we no propose di others',
  'what-if': 'What if',
  'add-lever': 'Add lever',
  'remove-lever': 'Remove {name}',
  lever: 'Coverage wey you want: {name}',
  'lever-source': '{cited}. Effect {effect}',
  'lever-source-range': '{cited}. Effect {effect} ({lower} to {upper})',
  formula:
    'Formula: D na deaths of di cause, C0 and C1 na coverage, E na effect, AF na share wey e fit reach',
  'formula-how': 'How we take count am',
  'formula-line': 'averted = D × (C1 − C0) × E × AF ÷ (1 − C0 × E × AF)',
  'several-line': 'many on one cause: D × (1 − Π (1 − C1 × E × AF) ÷ (1 − C0 × E × AF))',
  'result-deaths':
    'For {year}, the newest year wey get deaths by cause, <b>{deaths} less under-five deaths</b> for happen for {place} (95% of draws {lower} to {upper}), if coverage for be {coverage} and di published {count, plural, one {effect} other {effects}} hold for here.',
  'result-more':
    'For {year}, the newest year wey get deaths by cause, <b>{deaths} more under-five deaths</b> for happen for {place} (95% of draws {lower} to {upper}), if coverage for be {coverage} and di published {count, plural, one {effect} other {effects}} hold for here.',
  'result-none': 'You never move any lever: no change, no deaths averted.',
  'result-no-deaths':
    '<b>No deaths for {place}:</b> we no get under-five deaths by cause of the last ten years for am. Wetin we fit talk na coverage.',
  'result-people':
    'At {to}, {people} more people go get {name}{hasRange, select, yes { ({lower} to {upper})} no {} other {}}. Coverage na {figure} ({cited}).',
  'result-coverage':
    '{name}: coverage na {figure} ({cited}); {to} na {gap} points more. This release no get how many people those points be.',
  'result-refused':
    '{reason, select, counted_twice {You no fit join deaths of one cause with deaths of all causes.} alternatives {Two effects of one coverage on one cause na alternatives: remove one.} same_lever_twice {Di same lever dey two times.} no_deaths {We no get deaths of dis cause.} not_a_coverage {Coverage dey between 0% and 100%.} other {}}',
  'at-coverage': '{to} for {name}',
  'lever-change': '{name}, {from} → {to}',
  averted: 'Deaths averted for di year',
  'formula-head': 'Formula',
  draws: '95% of draws',
  together: 'Together',
  'draws-note':
    '{draws} draws, seed {seed}, median {median}. Many levers on one cause dey multiply; we dey add causes.',
  'width-head': 'Wetin dey make the range wide',
  'width-title':
    '{kind, select, effect {Na di effect of {name} make di width pass} coverage {Na di coverage of {name} make di width pass} deaths {Na di number of deaths make di width pass} other {}}',
  'width-about':
    'E carry {share} of di variance of di draws. Deaths averted together when one input move for im interval and di others stay.',
  'width-input':
    '{kind, select, effect {Effect: {name}} coverage {Coverage: {name}} deaths {Deaths: {name}} other {}}',
  'borrowed-title': 'Wetin we borrow',
  'borrowed-causes':
    '<b>National causes.</b> Di causes of death na of {year}, and na only di nation get am; we arrange {place} with dat mix.',
  'borrowed-year': '<b>Another year.</b> Deaths of {year}; coverage of {cited} for {name}.',
  'borrowed-edition':
    '<b>Older edition.</b> Deaths na {total} ({cited}). {official_name} dey talk {other} for {year} now.',
  'borrowed-ages': '<b>Ages.</b> Effects na for di ages wey dem name; di deaths na of all pikin under 5.',
  'borrowed-interval': '<b>{None}</b> for {inputs}: di true range wide pass.',
  'input-deaths': 'deaths and dia causes',
  'input-coverage': 'coverage of {name}',
  'input-effect': 'di effect of {name}',
  'unit-cost': 'Cost for each extra person (you fit leave am)',
  'cost-line':
    '{total} for {people} people{hasDeath, select, yes {, {each} for each death averted} no {} other {}}, at di cost wey you give.',
  'cost-no-people': 'We no know how many people di coverage be about, so we no fit talk cost.',
  'add-to-report': 'Add to report',
  keep: 'Keep',
  copy: 'Copy',
  copied: 'E don copy',
  kept: 'E dey Policy History now',
  remove: 'Remove',
  again: 'Run am again',
  'same-result': 'Same result for dis release',
  'new-result': 'For dis release: {now}, {change}, because {why} don change',
  'change-deaths': 'di deaths',
  'change-coverage': 'di coverage',
  'change-effect': 'di effects',
  'cannot-again': 'E no fit run for dis release again.',
  ask: 'Ask another question',
  send: 'Send',
  'ask-what': 'what about 80%?',
  'ask-rural': 'only rural?',
  'ask-costs': 'with unit costs',
  'answer-aim': '{name}: di lever dey {to} now.',
  'answer-why': '{name}: {why}.',
  'answer-proposed': 'E dey proposed up there.',
  'answer-place': 'Di same for {place}:',
  'answer-dropped': 'We comot {name} for {place}, because {why}.',
  'answer-none-there': 'We no fit run any of am for {place}.',
  'answer-group':
    'Only {group, select, rural {rural} urban {urban} other {}}: we dey run coverage and deaths for everybody. We no get deaths by cause by residence.',
  'answer-costs':
    'Write wetin e cost to cover one more person under di levers; na you dey give cost, no be di release.',
  'answer-unknown':
    'I no understand am. Ask about another coverage (“what about 80%?”), place (“and in Kaduna?”) or effect (“why not zinc?”).',
  'answer-error': 'Error don happen',
  conversation: 'Conversation',
  citations: 'Citations',
  'read-at': 'we read am for',
  table: 'Deaths averted',
} as const
