import { message } from '#domain/message/message.ts'
import { resultOf } from '#sections/triangulation/triangulation-choice.ts'
import { Text } from '#web/kit/layout.tsx'
import { AddsTable } from './adds-table.tsx'
import { AgreementPanel } from './agreement-panel.tsx'
import { IndicatorsTable } from './indicators-table.tsx'
import { PairsTable } from './pairs-table.tsx'
import type { TriangulationPanelProps } from './panel-props.ts'
import { WhyPanels } from './why-panels.tsx'

/** The parts behind the grades, from the figures themselves to the reasons for differences. */
export function DetailsPanel({ shown, onChange }: TriangulationPanelProps) {
  const result = resultOf(shown)
  if (!result) return null
  const { answer, request } = result
  const { text } = shown.language
  return (
    <>
      {request.indicator === null && (
        <IndicatorsTable answer={answer} onChoose={(indicator) => onChange({ indicator, asked: true })} />
      )}
      <div>
        <Text as="h2" heading below={8}>
          {text(message('triangulate.pairs-heading'))}
        </Text>
        <PairsTable answer={answer} catalogue={shown.catalogue} />
      </div>
      <AgreementPanel answer={answer} />
      <AddsTable answer={answer} />
      <WhyPanels request={request} figures={shown.figures} />
    </>
  )
}
