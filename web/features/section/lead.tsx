import { NATION } from '#domain/location/location.ts'
import { placeWords } from '#domain/location/place-words.ts'
import { midSentence } from '#domain/indicator/indicator-words.ts'
import { overviewAnswer } from '#domain/narrative/overview.ts'
import type { Segment } from '#domain/narrative/segment.ts'
import { zonalAnswer } from '#domain/narrative/zonal.ts'
import { known } from '#domain/reference/reference-data.ts'
import type { FigureSection } from '#domain/section/section.ts'
import { SectionLead } from '#web/controls/section-lead.tsx'
import type { SectionData } from './section-data.ts'

interface LeadProps {
  readonly section: FigureSection
  readonly data: SectionData
  readonly currentYear: number
}

/** The heading, the sentence that answers, and what the resolver had to move. */
export function Lead({ section, data, currentYear }: LeadProps) {
  return (
    <SectionLead
      heading={headingOf(section, data)}
      answer={answerOf(section, data, currentYear)}
      moved={data.resolution.moved.map(({ sentence }) => sentence)}
    />
  )
}

function headingOf(section: FigureSection, { resolution, reference, area }: SectionData): string {
  const { indicator, location } = resolution.choice
  const subject = known(reference.indicators, indicator).shortName
  if (section.lead === 'overview') return `${subject} in ${placeWords(known(reference.locations, location))}`
  if (area === NATION) return `Where is ${midSentence(subject)} high and low?`
  return `Where in ${placeWords(known(reference.locations, area))} is ${midSentence(subject)} high and low?`
}

function answerOf(section: FigureSection, data: SectionData, currentYear: number): readonly Segment[] {
  const { table, reference, area } = data
  const { indicator, location, source, period } = data.resolution.choice
  if (section.lead === 'overview' || period === null) {
    return overviewAnswer({ table, reference, indicator, location, currentYear })
  }
  return zonalAnswer({ table, reference, indicator, location: area, source, period })
}
