import { useMemo } from 'react'
import type { FigureExport } from '#charts/export/figure-export.ts'
import type { FigureRow } from '#charts/figure.ts'
import { boxAddress, groupAddress } from '#contract/by-api/figures-by-api.ts'
import { requestOf } from '#contract/call.ts'
import { type Message, message } from '#domain/message/message.ts'
import { boxAround } from '#domain/observation/key-boxes.ts'
import { Button } from '#web/kit/button.tsx'
import { Coming } from '#web/kit/coming.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { Addresses, type TwoAddresses } from './addresses.tsx'
import { Embedding } from './embedding.tsx'
import { useBoxes } from './use-boxes.ts'

interface ByApiProps extends Pick<FigureExport, 'figure' | 'view' | 'release' | 'reference'> {
  readonly onClose: () => void
}

interface RowsProps {
  readonly rows: readonly FigureRow[]
}

/** A figure elsewhere: in pages of other sites, as a file by its address, and the addresses of exactly its figures for programs. */
export function ByApiDialog({ onClose, figure, view, release, reference }: ByApiProps) {
  const { text } = useLanguage()
  const { rows } = figure
  const byGroup = useMemo(() => rows.filter(({ group }) => group), [rows])
  // In a figure of groups those are of all people together.
  const others = useMemo(() => rows.filter(({ group }) => !group), [rows])
  return (
    <Dialog form="centre" title={text(message('by-api.title'))} onClose={onClose}>
      <Embedding {...{ figure, view, release, reference }} />
      <Text as="h3" heading above={20}>
        {text(message('by-api.by-api'))}
      </Text>
      {byGroup.length > 0 && <ByGroup rows={byGroup} />}
      {others.length > 0 && <ByPlace rows={others} />}
      <Text above={20}>
        <a href={requestOf('GET /docs').address}>{text(message('by-api.more'))}</a>
      </Text>
    </Dialog>
  )
}

function ByPlace({ rows }: RowsProps) {
  const { text } = useLanguage()
  const state = useBoxes(rows)
  if (state.status === 'loading') return <Coming />
  if (state.status === 'failed') {
    return (
      <Row wrap gap={12} align="center" role="alert">
        {text(message('by-api.no-answer'))}
        <Button onClick={state.retry}>{text(message('shell.again'))}</Button>
      </Row>
    )
  }
  const { boxes, rows: count, computed } = state.found
  return (
    <>
      <Text>{text(introduction(count, boxes.length))}</Text>
      <Addresses
        list={boxes.map((box) => ({ csv: boxAddress(box, 'csv'), json: boxAddress(box, 'json') }))}
      />
      {computed > 0 && boxes.length > 0 && (
        <Text above={12} tone="soft">
          {text(message('by-api.computed', { count: computed }))}
        </Text>
      )}
    </>
  )
}

function introduction(rows: number, addresses: number): Message {
  if (addresses === 0) return message('by-api.none')
  if (addresses === 1) return message('by-api.about', { rows })
  return message('by-api.about-several', { rows, addresses: `${addresses}` })
}

function ByGroup({ rows }: RowsProps) {
  const { text } = useLanguage()
  const box = boxAround(rows.map(({ point }) => point))
  const dimensions = new Set(rows.flatMap(({ group }) => group?.dimension ?? []))
  const [first = null] = dimensions
  const only = dimensions.size === 1 ? first : null
  const addresses: TwoAddresses = {
    csv: groupAddress(box, only, 'csv'),
    json: groupAddress(box, only, 'json'),
  }
  return (
    <>
      <Text>{text(message('by-api.groups'))}</Text>
      <Addresses list={[addresses]} />
    </>
  )
}
