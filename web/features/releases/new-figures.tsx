import { requestOf } from '#contract/call.ts'
import { message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import { DownloadButton } from '#web/kit/download-button.tsx'
import { Row, Stack } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { ChangedFigures } from './changed-figures.tsx'

interface NewFiguresProps {
  readonly catalogue: Catalogue
  readonly hash: string
  readonly query: { readonly since?: string }
  readonly count: number
}

/** The figures that are new with a release: the first of them, all as a file. */
export function NewFigures({ catalogue, hash, query, count }: NewFiguresProps) {
  const { text } = useLanguage()
  if (count === 0) return null
  const added = { ...query, kind: 'added' as const }
  const file = requestOf('GET /releases/{hash}/changes/figures', {
    path: { hash },
    query: { ...added, format: 'csv' },
  })
  return (
    <Stack as="section" gap={8} aria-labelledby="new-figures">
      <Row wrap justify="between" align="start" gap={16}>
        <h2 id="new-figures">{text(message('releases.new-figures', { count, all: whole(count) }))}</h2>
        <DownloadButton href={file.address}>{text(message('releases.new-csv'))}</DownloadButton>
      </Row>
      <ChangedFigures {...{ catalogue, hash }} query={added} ofMany ofPlaces />
    </Stack>
  )
}
