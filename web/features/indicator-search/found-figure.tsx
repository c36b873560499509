import { useMemo } from 'react'
import { NATION } from '#domain/location/location.ts'
import type { DrawnBlock } from '#web/documents/document-blocks.tsx'
import { later } from '#web/kit/later.tsx'

const DocumentBlocks = later(async () => (await import('#web/documents/document-blocks.tsx')).DocumentBlocks)

interface FoundFigureProps {
  readonly indicator: number
  /** Null: the source with the newest figures of states. */
  readonly source: number | null
  /** ISO; null: the newest round. */
  readonly period: string | null
  readonly as: 'chart' | 'table'
}

/** The nation and its states in one round, as bars or as rows: a block as documents have them. */
export function FoundFigure({ indicator, source, period, as }: FoundFigureProps) {
  const blocks = useMemo((): readonly DrawnBlock[] => {
    const view = {
      kind: 'distribution',
      indicators: [indicator],
      sources: source === null ? [] : [source],
      locations: [NATION],
      periods: period === null ? [] : [period],
      options: {},
    }
    const common = { id: as, view, title: '', note: '', width: 'full', frozen: null } as const
    return as === 'chart'
      ? [{ ...common, kind: 'figure', height: 'usual', annotations: [] }]
      : [{ ...common, kind: 'table', rows: null }]
  }, [indicator, source, period, as])
  return <DocumentBlocks blocks={blocks} id="" release={null} />
}
