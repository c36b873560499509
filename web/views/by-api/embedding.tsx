import { useState } from 'react'
import { shownSources } from '#charts/drawing/sheet-about.ts'
import { embedAddress, embedCode, fileAddress, frameHeight } from '#charts/export/embed-code.ts'
import { embedRights } from '#charts/export/embed-rights.ts'
import type { FigureExport } from '#charts/export/figure-export.ts'
import { serialiseView } from '#charts/view-address.ts'
import { message } from '#domain/message/message.ts'
import { SegmentedControl } from '#web/controls/segmented-control.tsx'
import { Box, Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { Copied } from './addresses.tsx'

/** The files of a figure by their address, as they are called. */
const FORMATS = ['svg', 'png', 'pdf', 'csv', 'json', 'xlsx', 'html'] as const

/** The lines that show a figure in a page of another site, and the addresses of its files: with a release they never change. */
export function Embedding({
  figure,
  view,
  release,
  reference,
}: Pick<FigureExport, 'figure' | 'view' | 'release' | 'reference'>) {
  const { text, code } = useLanguage()
  const [as, setAs] = useState<'interactive' | 'picture'>('interactive')
  const [follows, setFollows] = useState<'newest' | 'this'>('newest')
  const query = new URLSearchParams(serialiseView(view))
  if (follows === 'this') query.set('release', release.hash)
  if (code === 'pcm') query.set('lang', code)
  const search = query.toString().replaceAll('%2C', ',')
  const site = window.location.origin
  const asPicture = as === 'picture'
  const frame = { site, search, asPicture, title: figure.title, height: frameHeight(figure) }
  return (
    <>
      <Text as="h3" heading>
        {text(message('by-api.embed'))}
      </Text>
      <Text above={4} tone="soft">
        {text(message('by-api.embed-about'))}
      </Text>
      <Rights {...{ figure, reference }} />
      <Row wrap gap={16} rows={8} align="end" above={8}>
        <SegmentedControl
          labelled
          name={text(message('by-api.form'))}
          options={[
            ['interactive', text(message('by-api.interactive'))],
            ['picture', text(message('by-api.picture'))],
          ]}
          value={as}
          onChoose={setAs}
        />
        <SegmentedControl
          labelled
          name={text(message('by-api.figures'))}
          options={[
            ['newest', text(message('by-api.newest'))],
            ['this', text(message('by-api.this-release', { number: String(release.number) }))],
          ]}
          value={follows}
          onChoose={setFollows}
        />
      </Row>
      <Row above={8}>
        <Copied name="" text={embedCode(frame)}>
          <a href={embedAddress(frame)} target="_blank" rel="noreferrer">
            {text(message('by-api.look'))}
          </a>
        </Copied>
      </Row>
      <Text as="h3" heading above={20}>
        {text(message('by-api.files'))}
      </Text>
      <Text above={4} tone="soft">
        {text(message('by-api.files-about'))}
      </Text>
      <Row as="ul" wrap gap={16} rows={4} above={8}>
        {FORMATS.map((format) => (
          <li key={format}>
            <a href={fileAddress(format, search)} target="_blank" rel="noreferrer">
              {format.toUpperCase()}
            </a>
          </li>
        ))}
      </Row>
    </>
  )
}

/** Whether the figure may be shown elsewhere, and whom to ask where it may not. */
function Rights({ figure, reference }: Pick<FigureExport, 'figure' | 'reference'>) {
  const { text } = useLanguage()
  const lines = embedRights(shownSources(figure, reference))
  if (lines.length === 0) return <Text above={4}>{text(message('by-api.rights-none'))}</Text>
  return (
    <Box card="accent" above={8}>
      <Text weight={600}>{text(message('by-api.rights-some'))}</Text>
      <ul>
        {lines.map((line) => (
          <li key={text(line)}>{text(line)}</li>
        ))}
      </ul>
    </Box>
  )
}
