import { createElement } from 'react'
import { NATION } from '#domain/location/location.ts'
import { placeWords } from '#domain/location/place-words.ts'
import { midSentence } from '#domain/indicator/indicator-words.ts'
import { overviewAnswer } from '#domain/narrative/overview.ts'
import type { Segment } from '#domain/narrative/segment.ts'
import { zonalAnswer } from '#domain/narrative/zonal.ts'
import { known } from '#domain/reference/reference-data.ts'
import type { Section } from '#domain/section/section.ts'
import type { SectionData } from './section-data.ts'
import classes from './section-page.module.css'

interface LeadProps {
  readonly section: Section
  readonly data: SectionData
  readonly currentYear: number
}

/** The heading, the sentence that answers, and what the resolver had to move. */
export function Lead({ section, data, currentYear }: LeadProps) {
  return (
    <header className={classes.lead}>
      <h1 className={classes.heading}>{headingOf(section, data)}</h1>
      <Answer segments={answerOf(section, data, currentYear)} />
      {data.resolution.moved.map(({ control, sentence }) => (
        <p key={control} className={classes.moved} role="status">
          {sentence}
        </p>
      ))}
    </header>
  )
}

/** The sentence with its figures in strong type. Given as children, since pieces of a sentence have no keys. */
function Answer({ segments }: { segments: readonly Segment[] }) {
  const pieces = segments.map(({ text, strong }) => (strong ? createElement('strong', null, text) : text))
  return createElement('p', { className: classes.answer }, ...pieces)
}

function headingOf(section: Section, { resolution, reference, area }: SectionData): string {
  const { indicator, location } = resolution.choice
  const subject = known(reference.indicators, indicator).shortName
  if (section.lead === 'overview') return `${subject} in ${placeWords(known(reference.locations, location))}`
  if (area === NATION) return `Where is ${midSentence(subject)} high and low?`
  return `Where in ${placeWords(known(reference.locations, area))} is ${midSentence(subject)} high and low?`
}

function answerOf(section: Section, data: SectionData, currentYear: number): readonly Segment[] {
  const { table, reference, area } = data
  const { indicator, location, source, period } = data.resolution.choice
  if (section.lead === 'overview' || period === null) {
    return overviewAnswer({ table, reference, indicator, location, currentYear })
  }
  return zonalAnswer({ table, reference, indicator, location: area, source, period })
}
