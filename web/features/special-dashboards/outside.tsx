import type { SpecialTab } from '#catalogue/special-dashboards/special-dashboard.ts'
import { embedBlock } from '#domain/document/blocks/embed/embed-block.ts'
import { message } from '#domain/message/message.ts'
import { sourceName } from '#domain/message/value.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { EmbedPage } from '#web/documents/blocks/embed/embed-page.tsx'
import { Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useAnswer } from '#web/queries/use-answer.ts'

interface OutsideProps {
  readonly tab: SpecialTab
  readonly reference: ReferenceData
}

/**
 * The dashboard of another site, where administrators have set one for the tab, and else the site of the source that would
 * have it. It stays below our own figures, and nothing is asked of it before the reader wants to.
 */
export function Outside({ tab: { slug, title, outside, outsideName }, reference }: OutsideProps) {
  const { text } = useLanguage()
  const answer = useAnswer('GET /embed-hosts')
  const set = answer.status === 'ready' ? answer.value.outside_dashboards[slug] : undefined
  const source = outside === null ? undefined : reference.sources.get(outside)
  const address = set ?? (source?.link || undefined)
  if (address === undefined) return null
  const about = () => {
    if (set !== undefined || !source) return message('special.outside-set')
    const named = { source: sourceName(source) }
    return outsideName
      ? message('special.outside-instead', { ...named, name: outsideName })
      : message('special.outside-source', named)
  }
  const block = {
    ...embedBlock.begin(`outside-${slug}`, {}),
    form: 'frame' as const,
    address,
    title: set === undefined && source ? source.name : text(outsideName ?? title),
  }
  return (
    <Stack as="section" gap={8} ruled={20} above={24}>
      <Text as="h2" size={14} weight={650}>
        {text(message('special.outside'))}
      </Text>
      <Text tone="soft" widest="72ch">
        {text(about())}
      </Text>
      <EmbedPage block={block} />
    </Stack>
  )
}
