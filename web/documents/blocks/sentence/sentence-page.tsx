import { Text } from '#web/kit/layout.tsx'
import type { BlockPageProps } from '../block-page.ts'
import { ShownView } from '../shown-view.tsx'

/** What a view shows, in words. */
export function SentencePage({ block: { view }, release }: BlockPageProps<'sentence'>) {
  return (
    <ShownView view={view} release={release}>
      {({ figure }) => <Text widest="80ch">{figure.empty?.text ?? figure.summary}</Text>}
    </ShownView>
  )
}
