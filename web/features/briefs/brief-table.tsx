import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import type { BriefRow } from '#contract/briefs/briefs.ts'
import { placeName } from '#domain/message/value.ts'
import { message } from '#domain/message/message.ts'
import { IconButton } from '#web/kit/button.tsx'
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

const FORMATS = ['pdf', 'docx', 'html'] as const

/** Places with how much is held of each, and its brief in every format. */
export function BriefTable({ title, zone, rows }: BriefTableProps) {
  const { text } = useLanguage()
  return (
    <table className={classes.table}>
      <caption style={{ borderTopColor: `var(--zone-${zone ?? 'national'})` }}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{text(message('briefs.brief'))}</th>
          <th scope="col">{text(message('briefs.key'))}</th>
          <th scope="col" className={classes.number}>
            {text(message('briefs.held'))}
          </th>
          <th scope="col" className={classes.number}>
            {text(message('briefs.files'))}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <BriefLine key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function BriefLine({ row }: { readonly row: BriefRow }) {
  const { text } = useLanguage()
  const { slug, level, name, key, held } = row
  const [looking, setLooking] = useState(false)
  const count = (kind: (typeof key)[number]) => key.filter((one) => one === kind).length
  // A tick is known by its place and by nothing else.
  const ticksOf = key.map((kind, place) => ({ place, kind }))
  const ticks = message('briefs.ticks', {
    interval: count('interval'),
    value: count('value'),
    none: count('none'),
  })
  return (
    <tr data-zone={level === 2 || undefined}>
      <th scope="row">{level === 2 ? text(message('briefs.zone')) : name}</th>
      <td>
        <span role="img" aria-label={text(ticks)} title={text(ticks)}>
          {ticksOf.map(({ place, kind }) => (
            <i key={place} className={classes.tick} data-held={kind} />
          ))}
        </span>
      </td>
      <td className={classes.number}>{held}</td>
      <td className={classes.files}>
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
      </td>
    </tr>
  )
}
