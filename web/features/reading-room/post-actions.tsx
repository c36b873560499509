import { IconFlag, IconPencil, IconTrash } from '#web/kit/icons.ts'
import { useState } from 'react'
import type { ReadingPost } from '#contract/reading-room/posts.ts'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { ChangeDialog, RemoveDialog, ReportDialog } from './write-dialogs.tsx'

const DIALOGS = { change: ChangeDialog, remove: RemoveDialog, report: ReportDialog } as const

interface PostActionsProps {
  readonly post: ReadingPost
  /** Stands before them. */
  readonly children?: React.ReactNode
}

/** What can be done with something that was written: one's own is changed and removed, that of others reported. */
export function PostActions({ post, children }: PostActionsProps) {
  const { text } = useLanguage()
  const isSignedIn = useOwnAccount().status === 'signed-in'
  const [opened, open] = useState<keyof typeof DIALOGS | null>(null)
  const Dialog = opened && DIALOGS[opened]
  const action = (name: keyof typeof DIALOGS, icon: React.ReactNode) => (
    <Button
      kind="quiet"
      aria-label={`${text(message(`reading-room.${name}`))}: ${post.text.slice(0, 60)}`}
      onClick={() => open(name)}
    >
      {icon} {text(message(`reading-room.${name}`))}
    </Button>
  )
  return (
    <Row wrap gap={8} align="center" screen>
      {children}
      {post.is_own && action('change', <IconPencil size={16} aria-hidden="true" />)}
      {post.is_own && action('remove', <IconTrash size={16} aria-hidden="true" />)}
      {isSignedIn &&
        !post.is_own &&
        !post.reported &&
        action('report', <IconFlag size={16} aria-hidden="true" />)}
      {post.reported && (
        <Text as="span" tone="faint" size={13}>
          {text(message('reading-room.reported'))}
        </Text>
      )}
      {Dialog && <Dialog post={post} onClose={() => open(null)} />}
    </Row>
  )
}
