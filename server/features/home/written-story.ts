import { dashboardOf } from '#catalogue/question-homes.ts'
import type { HomeStory } from '#contract/home/home.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { cited, named, placeName, shortFigure } from '#domain/message/value.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import type { Point } from '#domain/observation/point.ts'
import { type PeriodCode, periodYear } from '#domain/period/period.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { ShownBirths, ShownInStory, ShownRange, ShownRounds, Story } from '#domain/story/story.ts'

/** The names that a story is written with. */
interface Words {
  readonly language: Language
  readonly reference: ReferenceData
}

/** Where the whole figure of a story is shown. */
const SECTIONS: Readonly<Record<ShownInStory['kind'], string>> = {
  rounds: 'multi-source-comparison',
  births: 'indicator-overview',
  range: 'zonal-analysis',
}

/** A story as it travels: its sentences in one language, and the numbers of its picture. */
export function writtenStory({ indicator, title, text, source, shown }: Story, words: Words): HomeStory {
  const { language } = words
  return {
    ...{ indicator: indicator.id, factor: indicator.factor },
    ...{ title: language.text(title), text: language.text(text), source: language.text(source) },
    href: `${dashboardOf(indicator.id)}?section=${SECTIONS[shown.kind]}&indicator=${indicator.id}`,
    shown: written(shown, words),
  }
}

function written(shown: ShownInStory, words: Words): HomeStory['shown'] {
  if (shown.kind === 'rounds') return writtenRounds(shown, words)
  return shown.kind === 'births' ? writtenBirths(shown, words) : writtenRange(shown, words)
}

function writtenRounds({ changes }: ShownRounds, words: Words): HomeStory['shown'] {
  const [first] = changes
  return {
    kind: 'rounds',
    first: first ? citation(first.before.source, first.before.period, words) : '',
    last: first ? citation(first.now.source, first.now.period, words) : '',
    states: changes.map(({ before, now, verdict }) => ({
      ...{ name: nameOf(now.location, words), before: before.value, now: now.value, verdict },
    })),
  }
}

function writtenBirths({ survey, estimates, sameBirths }: ShownBirths, words: Words): HomeStory['shown'] {
  const { value, lower, upper } = survey
  return {
    kind: 'births',
    // The survey stands above the births that it is about, in the years of the estimate.
    survey: {
      ...{ value, lower, upper },
      ...{ words: mark(survey, words), year: periodYear(sameBirths.period) },
    },
    words: mark(estimates.at(-1) ?? sameBirths, words),
    years: estimates.map((point) => ({
      year: periodYear(point.period),
      value: point.value,
      same: point === sameBirths,
    })),
  }
}

function writtenRange({ zones }: ShownRange, words: Words): HomeStory['shown'] {
  return {
    kind: 'range',
    zones: zones.map(({ zone, points }) => ({
      ...{ id: zone.id, name: words.language.text(named(zone.name)) },
      states: points.map(({ location, value }) => ({ name: nameOf(location, words), value })),
    })),
  }
}

/** `NDHS 2023–24: 53.4%`, beside its mark. */
function mark(point: Point, { language, reference }: Words): string {
  const indicator = byId(reference.indicators, point.indicator)
  return language.text(
    message('stories.mark', {
      cited: cited(byId(reference.sources, point.source), point.period),
      figure: shortFigure(point.value, asPublished(point, indicator)),
    }),
  )
}

function citation(source: number, period: PeriodCode, { language, reference }: Words): string {
  return language.text(cited(byId(reference.sources, source), period))
}

function nameOf(location: number, { language, reference }: Words): string {
  return language.text(placeName(byId(reference.locations, location)))
}
