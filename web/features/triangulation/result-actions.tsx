import { IconCheck, IconDownload, IconLink, IconPrinter, IconQuote } from '@tabler/icons-react'
import { useState } from 'react'
import { message } from '#domain/message/message.ts'
import { Row } from '#web/kit/layout.tsx'
import { type TriangulationRequest, writeTriangulation } from './triangulation-address.ts'
import { withQuery } from '#web/controls/use-address-state.ts'
import { Button } from '#web/kit/button.tsx'
import { MenuButton } from '#web/kit/menu-button.tsx'
import type { MenuItem } from '#web/kit/menu-item.ts'
import { printPage } from '#web/kit/print-page.ts'
import { useCopied } from '#web/kit/use-copied.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import type { Answer } from './answer-parts.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { resultCitation } from './result-citation.ts'

interface ResultActionsProps {
  readonly answer: Answer
  readonly catalogue: Catalogue
  readonly title: string
  /** The question of the result, whatever the reader chooses above it meanwhile. */
  readonly asked: TriangulationRequest
}

const loadDownloads = () => import('./result-downloads.ts')

/** Downloads of the whole result, its citation, its link, and print. */
export function ResultActions({ answer, catalogue, title, asked }: ResultActionsProps) {
  const [cited, cite] = useCopied()
  const [shared, share] = useCopied()
  const [failed, setFailed] = useState(false)
  const language = useLanguage()
  const { text } = language
  const citation = () =>
    resultCitation(answer, {
      release: catalogue.release,
      address: resultAddress(asked),
      language,
      readOn: new Date().toISOString(),
    })
  const save = (run: 'saveGrades' | 'savePairs' | 'saveWorkbook') => () => {
    setFailed(false)
    loadDownloads()
      .then((downloads) => downloads[run]({ answer, title, citation: citation(), language }))
      .catch(() => setFailed(true))
  }
  const plain = text(message('triangulate.plain-table'))
  const items: MenuItem[] = [
    { label: text(message('triangulate.file-grades')), hint: plain, onSelect: save('saveGrades') },
    { label: text(message('triangulate.file-pairs')), hint: plain, onSelect: save('savePairs') },
    {
      label: text(message('triangulate.file-all')),
      hint: text(message('triangulate.excel-sheets')),
      onSelect: save('saveWorkbook'),
    },
  ]
  return (
    <Row wrap align="center" gap={8} screen above={16}>
      <MenuButton items={items}>
        {(trigger) => (
          <Button {...trigger} onPointerEnter={() => void loadDownloads().catch(() => null)}>
            <IconDownload size={16} aria-hidden="true" /> {text(message('card.download'))}
          </Button>
        )}
      </MenuButton>
      <Button onClick={() => cite(citation())}>
        {cited ? <IconCheck size={16} aria-hidden="true" /> : <IconQuote size={16} aria-hidden="true" />}
        {text(message(cited ? 'quote-card.copied' : 'quote-card.copy'))}
      </Button>
      <Button onClick={() => share(resultAddress(asked))}>
        {shared ? <IconCheck size={16} aria-hidden="true" /> : <IconLink size={16} aria-hidden="true" />}
        {text(message(shared ? 'quote-card.copied' : 'triangulate.copy-link'))}
      </Button>
      <Button onClick={printPage}>
        <IconPrinter size={16} aria-hidden="true" /> {text(message('shell.print'))}
      </Button>
      <span className="sr-only" role="status">
        {cited
          ? text(message('quote-card.is-copied'))
          : shared
            ? text(message('triangulate.link-copied'))
            : ''}
      </span>
      {failed && <span role="alert">{text(message('triangulate.file-failed'))}</span>}
    </Row>
  )
}

/** The link that opens this result. */
function resultAddress(asked: TriangulationRequest): string {
  const query = new URLSearchParams()
  writeTriangulation(query, asked)
  return `${window.location.origin}${withQuery(window.location.pathname, query)}`
}
