import { IconExternalLink } from '#web/kit/icons.ts'
import { embedHost } from '#domain/document/embed-host.ts'
import type { FilledBlockOf } from '#domain/document/blocks.ts'
import { message } from '#domain/message/message.ts'
import { Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { SiteFrame } from './site-frame.tsx'

/** A page of another site: a link to it, and the page itself where its author wants a frame and its host may be shown. */
export function EmbedPage({ block }: { readonly block: FilledBlockOf<'embed'> }) {
  const { text } = useLanguage()
  const { address, title, description, form } = block
  const host = address !== null && form === 'frame' ? embedHost(address) : null
  return (
    <>
      {address === null ? (
        <Text tone="soft">{title || text(message('document-blocks.no-address'))}</Text>
      ) : (
        <a href={address} target="_blank" rel="noopener noreferrer">
          <IconExternalLink size={16} aria-hidden="true" />{' '}
          {text(message('document-blocks.other-site', { title: title || new URL(address).host }))}
        </a>
      )}
      {description && (
        <Text above={4} tone="soft" widest="80ch">
          {description}
        </Text>
      )}
      {address !== null && host !== null && <SiteFrame {...{ address, host }} title={title || host} />}
    </>
  )
}
