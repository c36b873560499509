import { formatNumber } from '#domain/number/format.ts'
import { placeWords } from '#domain/location/place-words.ts'
import { countWords } from '#domain/surveillance/weekly-answer.ts'
import type { WeekCount, WeekGap } from '#domain/surveillance/weekly-counts.ts'
import type { Mark } from '#charts/figure.ts'
import type { EpidemicSubject } from './subject.ts'

/** `Lassa fever, confirmed cases`: how titles begin. */
export function titleWords({ measure, disease }: EpidemicSubject['question']): string {
  return disease.name === measure.name ? measure.name : `${disease.name}, ${measure.name.toLowerCase()}`
}

/** Why a week has no number, in a sentence without a full stop. */
export function gapWords(gap: WeekGap, { place }: Pick<EpidemicSubject, 'place'>): string {
  const sentences: Readonly<Record<WeekGap, string>> = {
    no_report: 'No report of this week is in the data',
    not_named: `The report of this week gives no such figure for ${placeWords(place)}; that is not a zero`,
    first: 'The first cumulative count: how many were new in this week is not known',
    after_gap: 'No count of the week before, so that how many were new is not known',
    correction: 'The cumulative count fell: earlier counts were corrected',
  }
  return sentences[gap]
}

/** What a tooltip says about a week. */
export function weekMark(week: WeekCount, at: readonly [number, number], subject: EpidemicSubject): Mark {
  const { measure } = subject.question
  const { value, gap, point } = week
  const isStock = measure.nature === 'stock'
  return {
    id: `week:${week.period}`,
    title: `Week ${week.week} of ${week.year}`,
    value: value === null ? 'No number' : countWords(value, measure),
    lines: [
      ...(value !== null && isStock ? [{ text: 'Open at the end of the week' }] : []),
      ...(value !== null && measure.nature === 'cumulative'
        ? [{ text: 'New in the week, computed as the difference of cumulative counts' }]
        : []),
      ...(gap === null ? [] : [{ text: gapWords(gap, subject), tone: 'warning' } as const]),
      ...(point && measure.nature === 'cumulative'
        ? [{ text: `${formatNumber(point.value, 0)} in total at the end of the week` }]
        : []),
      ...(week.partial ? [{ text: 'The week is not complete', tone: 'warning' } as const] : []),
      { text: `${subject.place.name} · ${subject.source?.name ?? ''}` },
    ],
    seriesIndex: 0,
    dataIndex: 0,
    at,
  }
}

/** More weeks than this are counted instead of named. */
const NAMED_WEEKS = 14

/** `weeks 21, 23 and 24 of 2021, week 16 of 2024`. */
export function weekList(weeks: readonly WeekCount[]): string {
  if (weeks.length > NAMED_WEEKS) {
    const years = [...Map.groupBy(weeks, ({ year }) => year)]
    return `${years.map(([year, own]) => `${own.length} of ${year}`).join(', ')}`
  }
  return [...Map.groupBy(weeks, ({ year }) => year)]
    .map(([year, own]) => {
      const numbers = own.map(({ week }) => String(week))
      return `${numbers.length === 1 ? 'week' : 'weeks'} ${listed(numbers)} of ${year}`
    })
    .join(', ')
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
