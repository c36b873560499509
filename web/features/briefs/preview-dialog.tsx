import { useState } from 'react'
import { BRIEF_DOCUMENT } from '#catalogue/brief-document.ts'
import type { BriefRow } from '#contract/briefs/briefs.ts'
import { message } from '#domain/message/message.ts'
import { placeName } from '#domain/message/value.ts'
import { Dialog } from '#web/kit/dialog.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { Loading } from '#web/kit/state-message.tsx'
import { OwnCopy } from '#web/documents/own-copy.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { asPlace } from './as-place.ts'
import classes from './briefs.module.css'

interface PreviewProps {
  readonly row: BriefRow
  readonly onClose: () => void
}

/** Both pages of a brief, to look at before it is taken along. */
export default function PreviewDialog({ row, onClose }: PreviewProps) {
  const { text, code } = useLanguage()
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const { slug } = row
  const place = placeName(asPlace(row))
  const title = text(message('briefs.preview-of', { place }))
  const query = code === 'en' ? '' : `?lang=${code}`
  return (
    <Dialog form="wide" title={title} onClose={onClose}>
      <Row wrap gap={12} below={12}>
        {(['pdf', 'docx', 'pptx', 'html'] as const).map((format) => (
          <a key={format} href={`/briefs/${slug}.${format}${query}`}>
            {format.toUpperCase()}
          </a>
        ))}
        <OwnCopy
          template={BRIEF_DOCUMENT}
          label={message('briefs.own')}
          place={{ ...asPlace(row), id: row.id }}
          onMade={onClose}
        />
      </Row>
      {state === 'loading' && <Loading what={title} />}
      {state === 'failed' && <Text role="alert">{text(message('briefs.failed'))}</Text>}
      <img
        className={classes.preview}
        src={`/briefs/${slug}.svg${query}`}
        alt={text(message('briefs.preview-alt', { place }))}
        hidden={state !== 'ready'}
        onLoad={() => setState('ready')}
        onError={() => setState('failed')}
      />
    </Dialog>
  )
}
