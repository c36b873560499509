import { useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { catalogueResource } from '#web/queries/catalogue.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { MentionButton } from './mention-button.tsx'
import { mentionFinder } from './mentions.ts'
import { type PlacedMention, placeMentions } from './place-mentions.ts'
import { useMentionsOn } from './use-mentions-on.ts'

/** A page that changes is read again after this many quiet milliseconds. */
const QUIET = 250

/**
 * Underlines indicators and places in the texts of the page and shows their figures, while the switch is on.
 *
 * The texts are not touched: buttons lie over them, in a layer of their own, so that the page's own drawing goes on.
 */
export function MentionLayer() {
  return useMentionsOn() ? <Layer /> : null
}

function Layer() {
  const catalogue = useResource(catalogueResource)
  const value = catalogue.status === 'ready' ? catalogue.value : null
  const finder = useMemo(() => value && mentionFinder(value), [value])
  const [placed, setPlaced] = useState<readonly PlacedMention[]>([])
  useEffect(() => {
    const main = document.querySelector('main')
    if (!finder || !main) return
    return whenItChanges(main, () => setPlaced(placeMentions(main, finder)))
  }, [finder])
  if (!value) return null
  return createPortal(
    <div data-print="never">
      {placed.map((mention) => (
        <MentionButton key={mention.key} mention={mention} catalogue={value} />
      ))}
    </div>,
    document.body,
  )
}

/** Runs at once, and again whenever the page has changed, moved or got another size and is quiet. */
function whenItChanges(root: Element, run: () => void): () => void {
  let timer = setTimeout(run, QUIET)
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(run, QUIET)
  }
  const mutations = new MutationObserver(later)
  mutations.observe(root, { childList: true, subtree: true, characterData: true })
  const sizes = new ResizeObserver(later)
  sizes.observe(root)
  window.addEventListener('scroll', later, { capture: true, passive: true })
  return () => {
    clearTimeout(timer)
    mutations.disconnect()
    sizes.disconnect()
    window.removeEventListener('scroll', later, { capture: true })
  }
}
