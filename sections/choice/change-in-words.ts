import type { Choice } from '#domain/choice/choice.ts'
import { message } from '#domain/message/message.ts'
import { cited, figure, indicatorName, placeName, sourceName } from '#domain/message/value.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { SectionDefinition, ResolvedSection } from '#sections/definition/section-definition.ts'

/** The result of a change of the controls, for screen readers: "Now MICS 2021: 57%". Empty: no sentence. */
export function changeInWords<State extends object>(
  definition: SectionDefinition<State>,
  shown: ResolvedSection<State, unknown>,
  before: ResolvedSection<State, unknown>,
): string {
  const { language } = shown
  if (isOfOneFigure(shown) && isOfOneFigure(before)) {
    const what = changedIn(shown.choice, before.choice)
    return what === null ? '' : language.text(nowShown(shown, what))
  }
  const [now, then] = [shown, before].map((one) => {
    const bar = definition.controls(one, one)
    return bar && language.text(message('controls.now-chosen', { title: bar.title, detail: bar.detail }))
  })
  return now && now !== then ? now : ''
}

type OfOneFigure = ResolvedSection<object, Choice>

function isOfOneFigure(shown: ResolvedSection<object, unknown>): shown is OfOneFigure {
  const choice: object = Object(shown.choice)
  return ['indicator', 'source', 'location', 'period'].every((name) => name in choice)
}

type Changed = 'indicator' | 'place' | 'source'

/** The first thing to name; a source and a period are named together. */
function changedIn(now: Choice, then: Choice): Changed | null {
  if (now.indicator !== then.indicator) return 'indicator'
  if (now.location !== then.location) return 'place'
  return now.source !== then.source || now.period !== then.period ? 'source' : null
}

function nowShown({ choice, figures }: OfOneFigure, what: Changed) {
  const { reference, table } = figures
  const indicator = byId(reference.indicators, choice.indicator)
  const source = byId(reference.sources, choice.source)
  const { period, location } = choice
  const key = { indicator: indicator.id, source: source.id, location }
  const [point] = period === null ? [] : pointsWhere(table, { ...key, period })
  return message('controls.now', {
    what,
    indicator: indicatorName(indicator),
    place: placeName(byId(reference.locations, location)),
    cited: period === null ? sourceName(source) : cited(source, period),
    is_there: point ? 'yes' : 'no',
    figure: point ? figure(point.value, indicator) : '',
  })
}
