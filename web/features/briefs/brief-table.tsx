import { IconEye } from '#web/kit/icons.ts'
import { useState } from 'react'
import type { BriefRow } from '#contract/briefs/briefs.ts'
import { placeName } from '#domain/message/value.ts'
import { message } from '#domain/message/message.ts'
import { IconButton } from '#web/kit/button.tsx'
import { Box } from '#web/kit/layout.tsx'
import { Table } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { asPlace } from './as-place.ts'
import classes from './briefs.module.css'
import { later } from '#web/kit/later.tsx'

const PreviewDialog = later(async () => (await import('./preview-dialog.tsx')).default, { form: 'note' })

interface BriefTableProps {
  readonly title: string
  /** Code of the zone whose colour the table bears. */
  readonly zone?: string
  readonly rows: readonly BriefRow[]
}

const FORMATS = ['pdf', 'docx', 'pptx', 'html'] as const

/** Places with how much is held of each, and its brief in every format. */
export function BriefTable({ title, zone, rows }: BriefTableProps) {
  const { text } = useLanguage()
  return (
    <Table
      dense
      className={classes.table}
      caption={
        <Box as="span" line style={{ borderTopColor: `var(--zone-${zone ?? 'national'})` }}>
          {title}
        </Box>
      }
      rows={rows}
      keyOf={({ id }) => id}
      isChosen={isZone}
      columns={[
        {
          title: text(message('briefs.brief')),
          names: true,
          cell: (row) => (isZone(row) ? text(message('briefs.zone')) : row.name),
        },
        { title: text(message('briefs.key')), cell: (row) => <Ticks row={row} /> },
        { title: text(message('briefs.held')), isNumeric: true, cell: ({ held }) => held },
        {
          title: text(message('briefs.files')),
          isNumeric: true,
          className: classes.files,
          cell: (row) => <Files row={row} />,
        },
      ]}
    />
  )
}

const isZone = ({ level }: BriefRow) => level === 2

function Ticks({ row: { key } }: { readonly row: BriefRow }) {
  const { text } = useLanguage()
  const count = (kind: (typeof key)[number]) => key.filter((one) => one === kind).length
  // A tick is known by its place and by nothing else.
  const ticksOf = key.map((kind, place) => ({ place, kind }))
  const ticks = message('briefs.ticks', {
    interval: count('interval'),
    value: count('value'),
    none: count('none'),
  })
  return (
    <span role="img" aria-label={text(ticks)} title={text(ticks)}>
      {ticksOf.map(({ place, kind }) => (
        <i key={place} className={classes.tick} data-held={kind} />
      ))}
    </span>
  )
}

function Files({ row }: { readonly row: BriefRow }) {
  const { text } = useLanguage()
  const { slug, name } = row
  const [looking, setLooking] = useState(false)
  return (
    <>
      <IconButton
        label={text(message('briefs.preview-of', { place: placeName(asPlace(row)) }))}
        onClick={() => setLooking(true)}
      >
        <IconEye size={16} aria-hidden="true" />
      </IconButton>
      {FORMATS.map((format) => (
        <a key={format} href={`/briefs/${slug}.${format}`} aria-label={`${name}: ${format.toUpperCase()}`}>
          {format.toUpperCase()}
        </a>
      ))}
      {looking && <PreviewDialog row={row} onClose={() => setLooking(false)} />}
    </>
  )
}
