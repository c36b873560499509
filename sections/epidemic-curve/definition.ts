import { type EpidemicCurveView, epidemicCurveOptions } from '#charts/epidemic-curve/view.ts'
import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { heldIn } from '#domain/reference/scope.ts'
import { indicatorName, listOf, placeName, sourceName, term } from '#domain/message/value.ts'
import { parsePeriod } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { diseaseOf } from '#domain/surveillance/diseases.ts'
import { populationYears } from '#domain/surveillance/incidence.ts'
import { weeklyAnswer } from '#domain/surveillance/weekly-answer.ts'
import { weeklyCounts } from '#domain/surveillance/weekly-counts.ts'
import { otherIndicators } from '#sections/choice/other-indicators.ts'
import type { Block, FigureBlock, Notice } from '#sections/definition/body.ts'
import { kindChoice } from '#sections/controls/kind-choice.ts'
import { type SegmentedControl, segmented } from '#sections/definition/control.ts'
import {
  type SectionRequest,
  defineSection,
  type ResolvedSection,
} from '#sections/definition/section-definition.ts'
import { indicatorFiles } from '#sections/files/file-request.ts'
import {
  chosenMeasure,
  curveForm,
  diseasesIn,
  type EpidemicChoice,
  neededIndicators,
  resolveEpidemic,
} from './epidemic-choice.ts'
import { epidemicControls } from './epidemic-controls.ts'
import { EPIDEMIC_STATE, type EpidemicState } from './state.ts'
import { CURVES, curveView, fatalityView, mapView, placesView } from './views.ts'

type Epidemic = ResolvedSection<EpidemicState, EpidemicChoice>

/** Cases by week and state, in total and as a share that died. */
export default defineSection<EpidemicState, EpidemicChoice>({
  state: EPIDEMIC_STATE,
  files: (asked) => {
    const isRate = asked.wanted.places === 'rates'
    return indicatorFiles(neededIndicators(measureOf(asked), isRate, asked.catalogue.reference.curation))
  },
  resolve: (asked, figures) => resolveEpidemic(asked.wanted, measureOf(asked), figures),
  empty: noWeeks,
  controls: (_, shown) => shown && epidemicControls(shown),
  lead: ({ choice, figures: { table, reference } }) => {
    const { disease, measure, year, moved } = choice
    const place = byId(reference.locations, choice.location)
    const weeks = weeklyCounts({ ...choice, table }, year === null ? null : [year])
    const source = reference.sources.get(choice.source) ?? null
    const about = { disease: disease.name, place: placeName(place), count: measure.name.toLowerCase() }
    return {
      heading:
        year === null
          ? message('epidemic-curve.heading-all', about)
          : message('epidemic-curve.heading', { ...about, year: String(year) }),
      answer: weeklyAnswer({ measure, place, source, weeks, reference }),
      moved,
    }
  },
  views: (shown) => {
    const { wanted, choice, figures } = shown
    const map = mapView(choice, figures.table)
    const fatality = fatalityView(wanted, choice)
    const curve = curveView(wanted, choice)
    const many = term(choice.measure.many)
    const source = figures.reference.sources.get(choice.source)
    return {
      main: [figure('curve', curve, curveSwitch(shown, curve)), ...(hasParts(choice) ? [places(shown)] : [])],
      side: [
        map
          ? figure('map', map)
          : {
              block: 'notice',
              title: message('epidemic-curve.no-map', { many }),
              text: [
                hasParts(choice) || !source
                  ? message('epidemic-curve.no-map-instead')
                  : message('epidemic-curve.nation-only', { source: sourceName(source), many }),
              ],
              actions: [],
            },
        ...(fatality ? [figure('fatality', fatality, fatalitySwitch(wanted, fatality))] : []),
      ],
    }
  },
  pinned: ({ choice: { measure, source, location, year } }) => ({
    ...{ indicator: measure.indicator, source, location },
    period: year === null ? null : year * 1000,
    years: year === null ? 'all' : 'one',
  }),
  waitsFor: { loading: message('epidemic-curve.loading'), failed: message('epidemic-curve.failed') },
})

/** That the indicator has no weekly counts, with those of the dashboard that have; or that nothing here has. */
function noWeeks(shown: Epidemic): Notice<EpidemicState> | null {
  const { wanted, choice, dashboard, catalogue } = shown
  const { reference } = catalogue
  const asked = reference.indicators.get(wanted.indicator ?? 0)
  if (asked && dashboard.indicators.includes(asked.id) && diseaseOf(asked.id, reference.curation) === null) {
    const first = diseasesIn(shown).flatMap(({ measures }) => measures[0]?.indicator ?? [])
    return {
      title: message('lacks.weeks-of', { of: indicatorName(asked) }),
      text: [message('lacks.others-here')],
      actions: otherIndicators(asked.id, first, reference),
    }
  }
  const said = { many: term(choice.measure.many), held: heldIn(reference) }
  return choice.weeks.size > 0
    ? null
    : { title: message('epidemic-curve.none-here', said), text: [], actions: [] }
}

/** Whether places inside the nation have weeks of their own. */
function hasParts({ weeks }: EpidemicChoice): boolean {
  return [...weeks.keys()].some((place) => place !== NATION)
}

function measureOf(asked: SectionRequest<EpidemicState>) {
  const { wanted, dashboard } = asked
  return chosenMeasure(wanted.indicator ?? dashboard.initial_indicator, { diseases: diseasesIn(asked) })
}

/** Choosing a place in a figure shows that place's weeks. */
function figure(
  name: string,
  view: FigureBlock<EpidemicState, never>['view'],
  forms: readonly SegmentedControl<EpidemicState, string>[] = [],
): FigureBlock<EpidemicState, never> {
  return {
    block: 'figure',
    ...{ name, view },
    switches: () => (forms.length > 0 ? forms : null),
    opens: { place: (location) => ({ location }) },
    openWords: message('epidemic-curve.weeks-of'),
    instead: ({ location, period }) => ({
      ...(location !== undefined && { location }),
      ...(period !== undefined && { period: parsePeriod(period), years: 'one' }),
    }),
  }
}

function curveSwitch({ wanted, choice }: Epidemic, view: EpidemicCurveView) {
  const { year, years } = choice
  const hasEarlier = years.filter((entry) => year !== null && entry < year).length > 1
  const curves = hasEarlier ? (['weeks', 'range', 'running'] as const) : (['weeks', 'running'] as const)
  return kindChoice(epidemicCurveOptions.shape, view, {
    value: CURVES[curveForm(wanted, choice)],
    among: curves.map((curve) => CURVES[curve]),
    change: (shape): Partial<EpidemicState> => ({
      curve: curves.find((curve) => CURVES[curve] === shape) ?? null,
    }),
  })
}

function fatalitySwitch({ fatality }: EpidemicState, view: EpidemicCurveView) {
  return kindChoice(epidemicCurveOptions.compareBy, view, {
    value: fatality === 'states' ? 'states' : null,
    change: (by): Partial<EpidemicState> => ({ fatality: by ?? 'years' }),
  })
}

/** The states by week, in total, or as rates where the data have the people of that year. */
function places({ wanted, choice, figures }: Epidemic): Block<EpidemicState, never> {
  const { population } = figures.reference.curation
  const { year, years } = choice
  const form = segmented({
    label: message('epidemic-curve.places-form'),
    value: wanted.places,
    options: (['weeks', 'totals', 'rates'] as const).map((one) => {
      const shown = one === 'weeks' && year === null ? 'years' : one
      return [one, message('epidemic-curve.places', { form: shown })] as const
    }),
    change: (chosen) => ({ places: chosen }),
  })
  const people = wanted.places === 'rates' ? populationYears(figures.table, population) : []
  if (wanted.places !== 'rates' || people.some((one) => one === year)) {
    return figure('places', placesView(wanted, choice, population), [form])
  }
  const possible = people.filter((one) => years.includes(one))
  const given = { years: listOf(people.toSorted((a, b) => a - b).map(String)) }
  return {
    block: 'notice',
    switches: [form],
    title:
      year === null
        ? message('epidemic-curve.no-rate-all')
        : message('epidemic-curve.no-rate', { year: String(year) }),
    text: [
      message(possible.length === 0 ? 'epidemic-curve.people-elsewhere' : 'epidemic-curve.people', given),
    ],
    actions: possible.map((one) => ({
      text: message('epidemic-curve.show-year', { year: String(one) }),
      change: { period: one * 1000, years: 'one' },
    })),
  }
}
