import { useMemo } from 'react'
import type { DifferenceRow } from '#contract/data-import/data-import.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName, periodName, placeName, shortFigure } from '#domain/message/value.ts'
import type { AskedNumber } from '#domain/number-check/asked-number.ts'
import type { NumberCheck } from '#domain/number-check/check-number.ts'
import { isContradicted } from '#domain/number-check/how-wrong.ts'
import { periodCode } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { Text } from '#web/kit/layout.tsx'
import { Table } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { useFigureChecks } from '#web/queries/use-figure-checks.ts'

/** Figures that are held against the evidence, and the verdicts that are shown, the worst first. */
const MOST = 200
const SHOWN = 10

interface EvidencePartProps {
  readonly differences: readonly DifferenceRow[]
  readonly catalogue: Catalogue
}

/** Figures that independent evidence of the same births or time contradicts, the worst first. */
export function EvidencePart({ differences, catalogue }: EvidencePartProps) {
  const { text } = useLanguage()
  const figures = useMemo(() => askedOf(differences, catalogue), [differences, catalogue])
  const { checks, done } = useFigureChecks(figures, catalogue)
  const loud = checks.filter(isContradicted)
  if (figures.length === 0) return null
  const state = done < figures.length ? 'running' : loud.length === 0 ? 'quiet' : 'loud'
  return (
    <section aria-labelledby="against-evidence">
      <Text as="h3" weight={600} below={4} id="against-evidence">
        {text(message('publish.evidence'))}
      </Text>
      <Text role="status" tone="soft">
        {text(message('publish.evidence-found', { state, count: loud.length, all: figures.length }))}
      </Text>
      {loud.length > 0 && (
        <Table
          dense
          blocks
          label={text(message('publish.evidence'))}
          rows={loud.slice(0, SHOWN)}
          keyOf={keyOf}
          columns={[
            {
              title: text(message('publish.figure')),
              names: true,
              cell: ({ asked }) => text(figureWords(asked)),
            },
            { title: text(message('publish.verdict')), cell: ({ verdict }) => text(verdict) },
          ]}
        />
      )}
    </section>
  )
}

function figureWords({ indicator, location, period, value, source }: AskedNumber) {
  return message('publish.figure-of', {
    figure: shortFigure(value, indicator),
    indicator: indicatorName(indicator),
    place: placeName(location),
    period: periodName(period, source),
  })
}

function keyOf({ asked: { indicator, location, period, source } }: NumberCheck): string {
  return [indicator.id, location.id, period, source.id].join(' ')
}

/** Of the nation, zones and states: what is known of areas below is too little to judge one of their figures. */
function askedOf(differences: readonly DifferenceRow[], { reference }: Catalogue): AskedNumber[] {
  return differences.slice(0, MOST).flatMap(({ is, ...key }) => {
    const location = reference.locations.get(key.location)
    const period = periodCode(key.period)
    if (is === null || !location || period === null) return []
    const indicator = byId(reference.indicators, key.indicator)
    const source = byId(reference.sources, key.datasource)
    return [
      { indicator, location, period, source, value: is, numerator: null, denominator: null, months: null },
    ]
  })
}
