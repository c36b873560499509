import { IconExternalLink } from '@tabler/icons-react'
import type { FilledBlock } from '#domain/document/fill.ts'
import { message } from '#domain/message/message.ts'
import { Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'

/** A page of another site, as a link: its scripts do not run on our pages, so a frame is one too. */
export function OtherSite({ embed }: { readonly embed: Extract<FilledBlock, { readonly kind: 'embed' }> }) {
  const { text } = useLanguage()
  const { address, title, description } = embed
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
    </>
  )
}
