import { message } from '#domain/message/message.ts'
import { Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { checkedChain } from '#web/queries/release-chain.ts'
import { useResource } from '#web/queries/use-resource.ts'

/** Whether the hashes of all releases follow from each other, as this page has just made them again. */
export function ChainLine() {
  const { text } = useLanguage()
  const state = useResource(checkedChain)
  if (state.status !== 'ready' || state.value === null) return null
  const { sound, broken, unknown } = state.value
  const words = [
    broken.length > 0
      ? message('about-number.chain-broken', { releases: broken.join(', ') })
      : sound > 0 && message('about-number.chain-sound', { count: sound }),
    unknown > 0 && message('about-number.chain-unknown', { count: unknown }),
  ]
  return (
    <Text size={13} tone={broken.length > 0 ? 'error' : 'soft'} role="status">
      {words.flatMap((one) => (one ? [text(one)] : [])).join(' ')}
    </Text>
  )
}
