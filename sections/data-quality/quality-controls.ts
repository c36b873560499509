import { yearList } from '#sections/controls/plain-option.ts'
import { message } from '#domain/message/message.ts'
import type { SharedWanted } from '#domain/choice/shared-address.ts'
import { parsePeriod, periodYear } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { choicePickers, sourceWidth } from '#sections/controls/choice-pickers.ts'
import { indicatorOptions } from '#sections/definition/options.ts'
import type { ControlBar } from '#sections/definition/control.ts'
import type { SectionRequest, ResolvedSection } from '#sections/definition/section-definition.ts'
import type { QualityChoice, ReviewedChoice } from './quality-choice.ts'

/** Indicator, source, place and year of the review. */
export function qualityControls(
  asked: SectionRequest<SharedWanted>,
  { choice: { routine }, figures }: ResolvedSection<SharedWanted, QualityChoice>,
  { choice, review }: ReviewedChoice,
): ControlBar<SharedWanted> {
  const { reference } = figures
  const availability = figures.availability(choice.indicator)
  const pickers = choicePickers(asked, { choice, availability, reference })
  const source = byId(reference.sources, choice.source)
  const years = new Set(review.series.map(({ period }) => periodYear(period)))
  const year = review.period === null ? '' : String(periodYear(review.period))
  // Indicators without a routine source say so in the list instead of leading to an empty page.
  const indicators = () =>
    indicatorOptions(
      asked.dashboard.indicators,
      reference,
      (id) => routine.includes(id),
      (id) => (routine.includes(id) ? {} : { reason: message('data-quality.no-routine') }),
    )
  return {
    title: byId(reference.indicators, choice.indicator).shortName,
    classification: source.classification,
    detail: message('data-quality.detail', { source: source.name, place: pickers.location.text, year }),
    columns: `minmax(240px, 1fr) ${sourceWidth(200)} 200px 140px`,
    controls: [
      { ...pickers.indicator, options: indicators },
      pickers.source,
      pickers.location,
      {
        control: 'picker',
        label: message('data-quality.year'),
        value: year,
        text: year === '' ? message('controls.no-figure') : year,
        options: () => yearList(years),
        change: (value) => ({ period: parsePeriod(value) }),
      },
    ],
  }
}
