import { useMemo } from 'react'
import type { Catalogue } from '#contract/release-data.ts'
import type { FindingKind } from '#domain/document/blocks/finding.ts'
import { message } from '#domain/message/message.ts'
import { type FindingBlock, findingFiles } from '#sections/findings/finding-files.ts'
import { findingOf } from '#sections/findings/findings.ts'
import { LoadFailureMessage, Loading } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { catalogueResource } from '#web/queries/catalogue.ts'
import { useFigures } from '#web/queries/use-figures.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { FrozenPart, NotShown } from '../../not-shown.tsx'
import type { BlockPageProps } from '../block-page.ts'
import { FindingParts } from './finding-parts.tsx'

const FILES = { files: findingFiles }

/** What is found of a place, in the newest release. */
export function FindingPage({ block, release }: BlockPageProps<FindingKind>) {
  const catalogue = useResource(catalogueResource)
  if (catalogue.status === 'failed') {
    return (
      <LoadFailureMessage
        what={message('document-blocks.the-part')}
        reason={catalogue.reason}
        onRetry={() => catalogueResource.load()}
      />
    )
  }
  if (catalogue.status !== 'ready') return <Loading what={message('document-blocks.the-part')} />
  const isNewest = release === null || release === catalogue.value.release.hash
  return isNewest ? <Found block={block} catalogue={catalogue.value} /> : <FrozenPart release={release} />
}

interface FoundProps {
  readonly block: FindingBlock
  readonly catalogue: Catalogue
}

function Found({ block, catalogue }: FoundProps) {
  const language = useLanguage()
  const asked = useMemo(() => ({ block, catalogue }), [block, catalogue])
  const state = useFigures(FILES, asked)
  const figures = state.status === 'ready' ? state.figures : null
  const finding = useMemo(() => figures && findingOf(asked, figures, language), [asked, figures, language])
  if (state.status === 'failed') {
    return (
      <LoadFailureMessage
        what={message('document-blocks.the-part')}
        reason={state.reason}
        onRetry={state.retry}
      />
    )
  }
  if (state.status === 'loading') return <Loading what={message('document-blocks.the-part')} />
  if (!finding) return <NotShown why={message('document-blocks.unknown')} />
  return <FindingParts parts={finding.parts} />
}
